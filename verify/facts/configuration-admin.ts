import { settingsRead } from './configuration-source.ts'

/** Read, but set by Strapi itself, or the whole of a group. */
const NO_OPTION = new Set(['absoluteUrl', 'path', 'auth', 'flags', 'ai'])
/** Groups of one option, which a version may read as a whole. */
const ONLY: Record<string, string> = { apiToken: 'apiToken.salt' }

/** The options of config/admin that something reads. */
export default function rows(): string[][] {
  const members = ['auth.options', 'auth.events', 'auth.providers', 'flags.nps', 'flags.promoteEE']
  const names = new Set([...settingsRead('admin'), ...members].map((name) => ONLY[name] ?? name))
  return [['Option'], ...[...names].filter((name) => !NO_OPTION.has(name)).map((name) => [name])]
}
