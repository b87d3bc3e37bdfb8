import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { KEPT } from './limits.ts'
import { verdictSchema, type Verdict } from './verdict.ts'

const fileSchema = z.record(z.string(), z.object({ at: z.iso.datetime(), verdict: verdictSchema }))

/** Results of earlier checks, saved in a file, so that each run only requests what it doesn't know. */
export class SeenAddresses {
  readonly #file: string
  readonly #now: () => number
  #seen: z.infer<typeof fileSchema>

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file
    this.#now = now
    this.#seen = readSeen(file)
  }

  /** Returns the result for a URL that worked within the time `KEPT`. Links that failed are always checked again. */
  recent(address: string): Verdict | undefined {
    const seen = this.#seen[address]
    if (seen === undefined || (seen.verdict.kind !== 'fine' && seen.verdict.kind !== 'moved')) return undefined
    return this.#now() - Date.parse(seen.at) < KEPT ? seen.verdict : undefined
  }

  note(address: string, verdict: Verdict): void {
    this.#seen[address] = { at: new Date(this.#now()).toISOString(), verdict }
  }

  /** Saves the results of these URLs and forgets others. */
  save(addresses: Iterable<string>): void {
    const entries = [...addresses].flatMap((address) => (this.#seen[address] ? [[address, this.#seen[address]] as const] : []))
    this.#seen = Object.fromEntries(entries)
    mkdirSync(dirname(this.#file), { recursive: true })
    const work = `${this.#file}.${process.pid}`
    writeFileSync(work, `${JSON.stringify(this.#seen, null, 1)}\n`)
    renameSync(work, this.#file)
  }
}

/** Empty if the file is missing or invalid. */
function readSeen(file: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
