import type { Notes } from './notes.ts'
import { readModule } from './script/module.ts'
import { runModule } from './script/run.ts'
import { Call, record } from './script/unknown.ts'

interface ConfigSources {
  /** Path in the old project, for notes. */
  file: string
  notes: Notes
  /** Whether all required settings are known without running the module. */
  isPlain: (config: Record<string, unknown>) => boolean
}

/**
 * Reads a configuration's default export: without running it if that is sufficient, otherwise by running it. Settings that remain
 * unknown are left out and noted.
 */
export async function readConfig(path: string, { file, notes, isPlain }: ConfigSources): Promise<Record<string, unknown>> {
  const exported = readModule(path).default
  // A theme's wrapper function returns mostly its argument.
  const read = record(exported) ?? (exported instanceof Call ? record(exported.args[0]) : undefined)
  if (read && read === exported && isPlain(read)) return read
  try {
    const run = record(await runModule(path))
    if (run) return { ...read, ...run }
  } catch (error) {
    const message = `Some settings are computed, but the file couldn’t be run (${(error as Error).message}), so only constant settings were imported. To import all of them, install the old project’s packages and repeat the import.`
    notes.add({ kind: 'configuration', file, message })
  }
  return read ?? {}
}
