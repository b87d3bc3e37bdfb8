import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { codeOf } from './error.ts'
import { MAX_VOTED_PAGES, MAX_WAITING_VOTES } from './limits.ts'

/** Counts of answers to “Was this page helpful?”. */
interface Votes {
  yes: number
  no: number
}

const count = z.int().min(0)
const schema = z.record(z.string().startsWith('/'), z.strictObject({ yes: count, no: count }))

interface Waiting {
  page: string
  vote: keyof Votes
  counted: () => void
  failed: (error: unknown) => void
}

/**
 * Counts votes in a JSON file: page → numbers of yes and no. Each update reads the file again and replaces it atomically, so
 * operators may read, empty, or restore it at any time. Votes that arrive during a write are added together by the next one.
 */
export class VoteFile {
  readonly #file: string
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(file: string) {
    this.#file = file
  }

  /** Resolves once the vote is on disk; rejects if it wasn't counted. */
  add(page: string, vote: keyof Votes): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING_VOTES) return Promise.reject(new Error('Too many votes at once.'))
    return new Promise((counted, failed) => {
      this.#waiting.push({ page, vote, counted, failed })
      if (!this.#isWriting) void this.#write()
    })
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0)
      try {
        const counts = await this.#read()
        for (const { page, vote } of batch) {
          const votes = counts.get(page) ?? { yes: 0, no: 0 }
          counts.set(page, { ...votes, [vote]: votes[vote] + 1 })
        }
        if (counts.size > MAX_VOTED_PAGES)
          throw new Error(`${this.#file} already has votes on ${MAX_VOTED_PAGES} pages, the maximum; empty it.`)
        await this.#replace(counts)
        for (const { counted } of batch) counted()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.#isWriting = false
  }

  /** Renames an invalid file, so the operator can inspect it. */
  async #read(): Promise<Map<string, Votes>> {
    let text: string
    try {
      text = await readFile(this.#file, 'utf8')
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return new Map()
      throw error
    }
    try {
      return new Map(Object.entries(schema.parse(JSON.parse(text))))
    } catch (error) {
      const aside = `${this.#file}.broken-${Date.now()}`
      await rename(this.#file, aside)
      console.error(`${this.#file} isn't a list of votes; it was renamed to ${aside}, and counting starts over.`, error)
      return new Map()
    }
  }

  async #replace(counts: ReadonlyMap<string, Votes>): Promise<void> {
    const next = `${this.#file}.${process.pid}.tmp`
    await mkdir(dirname(this.#file), { recursive: true })
    await writeFile(next, `${JSON.stringify(Object.fromEntries([...counts].sort()), null, 2)}\n`, { flush: true })
    await rename(next, this.#file)
  }
}
