import type { FactRows } from '../harness/table.ts'
import { settingsRead, typeOf } from './configuration-source.ts'

/** The options of config/api that something reads, with the defaults where they are read. */
export default function rows(): FactRows {
  const rowOf = ([name, { fallback }]: [string, { fallback?: unknown }]): Array<string | null> => {
    if (name === 'responses.privateAttributes') return [name, null, 'empty']
    return [name, typeOf(fallback), String((fallback as string | undefined) ?? '–')]
  }
  return [['Option', 'Type', 'Default'], ...[...settingsRead('api')].map(rowOf)]
}
