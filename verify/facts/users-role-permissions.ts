interface Action {
  section: string
  displayName: string
  category?: string
  pluginName?: string
  subCategory?: string
}

interface Strapi {
  service(uid: 'admin::permission'): { actionProvider: { values(): Action[] } }
}

/** The permissions of one tab of a role, by section and group, as the admin panel names them. */
export function permissionsOf(strapi: Strapi, section: 'plugins' | 'settings'): string[][] {
  const groups = new Map<string, string[]>()
  for (const action of strapi.service('admin::permission').actionProvider.values()) {
    // A plugin of the sample application isn't the product's.
    if (action.section !== section || action.pluginName === 'palette') continue
    const name = capitalized((section === 'plugins' ? action.pluginName : action.category) ?? '')
    const key = `${name}: ${action.subCategory ?? 'general'}`
    groups.set(key, [...(groups.get(key) ?? []), action.displayName])
  }
  return [['Section and group', 'Permissions'], ...[...groups].map(([key, names]) => [key, names.join(', ')])]
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The permissions of the tab “Plugins”. */
export default function pluginPermissions(strapi: Strapi): string[][] {
  return permissionsOf(strapi, 'plugins')
}
