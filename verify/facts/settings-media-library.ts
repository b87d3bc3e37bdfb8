const LABELS: Record<string, string> = {
  responsiveDimensions: 'Responsive friendly upload',
  sizeOptimization: 'Size optimization',
  autoOrientation: 'Auto orientation',
}

interface Strapi {
  plugin(name: 'upload'): { service(name: 'upload'): { getSettings(): Promise<Record<string, boolean>> } }
}

/** The settings of the Media Library as a new application has them. */
export default async function mediaLibrarySettings(strapi: Strapi): Promise<string[][]> {
  const settings = await strapi.plugin('upload').service('upload').getSettings()
  return [['Setting', 'Default'], ...Object.entries(LABELS).map(([key, label]) => [label, settings[key] ? 'True' : 'False'])]
}
