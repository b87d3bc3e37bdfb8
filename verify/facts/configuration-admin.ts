import type { FactRows } from '../harness/table.ts'
import { constantText, coreSource, settingsRead, typeOf } from './configuration-source.ts'

/** Read, but set by Strapi itself, or the whole of a group. */
const NO_OPTION = new Set(['absoluteUrl', 'path', 'auth', 'flags', 'ai'])
/** Groups of one option, which a version may read as a whole. */
const ONLY: Record<string, string> = { apiToken: 'apiToken.salt' }
/** Members of groups that are read as a whole, without their defaults. */
const MEMBERS = ['auth.options', 'auth.events', 'auth.providers', 'flags.nps', 'flags.promoteEE']
/** Defaults that the table describes in words. */
const DESCRIBED = new Set([...MEMBERS, 'rateLimit', 'forgotPassword.emailTemplate', 'forgotPassword.from', 'forgotPassword.replyTo'])

/** The options of config/admin that something reads, with the defaults where they are read. */
export default function rows(): FactRows {
  const read = settingsRead('admin')
  const defaultOf = (name: string): unknown => {
    if (name === 'serveAdminPanel') return coreSource('configuration/index.js').includes('serveAdminPanel = true')
    const { fallback, source = '' } = read.get(name) ?? {}
    if (name.endsWith('.retentionDays')) return Number(constantText(source, 'DEFAULT_RETENTION_DAYS'))
    return fallback
  }
  const rowOf = (name: string): Array<string | null> => {
    if (DESCRIBED.has(name)) return [name, null, null]
    const value = defaultOf(name)
    return [name, typeOf(value), Array.isArray(value) ? '[]' : String((value as string | undefined) ?? '–')]
  }
  const names = new Set([...read.keys(), ...MEMBERS].map((name) => ONLY[name] ?? name))
  return [['Option', 'Type', 'Default'], ...[...names].filter((name) => !NO_OPTION.has(name)).map(rowOf)]
}
