import { settingsRead } from './configuration-source.ts'

/** Read, but set by Strapi itself, or the whole of a group. */
const NO_OPTION = new Set(['absoluteUrl', 'path', 'auth', 'flags'])

/** The options of config/admin that something reads. */
export default function rows(): string[][] {
  const members = ['auth.options', 'auth.events', 'auth.providers', 'flags.nps', 'flags.promoteEE']
  return [['Option'], ...[...settingsRead('admin'), ...members].filter((name) => !NO_OPTION.has(name)).map((name) => [name])]
}
