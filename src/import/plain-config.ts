import type { Notes } from './notes.ts'
import { readModule } from './script/module.ts'
import { runModule } from './script/run.ts'
import { Call, record } from './script/unknown.ts'

interface ConfigSources {
  /** Path in the old project, for notes. */
  file: string
  notes: Notes
  /** Whether all that is needed of it is known. */
  isPlain: (config: Record<string, unknown>) => boolean
}

/** The default export of a configuration: read as it is where it is plain, else run. What neither tells is left out, with a note. */
export async function readConfig(path: string, { file, notes, isPlain }: ConfigSources): Promise<Record<string, unknown>> {
  const exported = readModule(path).default
  // What a theme's own function is given is most of what it returns.
  const read = record(exported) ?? (exported instanceof Call ? record(exported.args[0]) : undefined)
  if (read && read === exported && isPlain(read)) return read
  try {
    const run = record(await runModule(path))
    if (run) return { ...read, ...run }
  } catch (error) {
    const message = `Not all of it is plain, and it couldn’t be run (${(error as Error).message}). What is plain was imported. Install the packages of the old project to have all of it.`
    notes.add({ kind: 'configuration', file, message })
  }
  return read ?? {}
}
