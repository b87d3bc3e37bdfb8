import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentKey, filesBelow } from '../harness/content.ts'
import type { SampleDocument } from '../harness/document.ts'
import { verifyFolder, workFolder } from '../harness/paths.ts'
import type { Outcomes } from './outcome.ts'

const FOLDERS = ['facts', 'frameworks', 'harness']
const FILES = ['align.ts', 'collect.ts', 'find-words.ts', 'items.ts']
/** Messages that a busy machine may have caused. */
const LATE = /^(?:No response after|The program was stopped after) /

type PageOutcomes = Outcomes[string]

interface Line {
  route: string
  key: string
  outcomes: PageOutcomes
}

/**
 * Outcomes of documents in this folder's version. Each is saved as a line of a file as soon as it is known, so an interrupted run can
 * continue, and documents aren't run again unless their inputs change.
 */
export class KeptOutcomes {
  readonly #file: string
  readonly #base: string
  readonly #lines = new Map<string, Line>()

  private constructor(file: string, base: string) {
    this.#file = file
    this.#base = base
  }

  /** @param base key of all inputs except the documents */
  static async open(file = join(workFolder, 'kept-outcomes.jsonl'), base?: string): Promise<KeptOutcomes> {
    const kept = new KeptOutcomes(file, base ?? (await harnessKey()))
    for (const text of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
      const line = parsed(text)
      if (line) kept.#lines.set(line.route, line)
    }
    await mkdir(dirname(file), { recursive: true })
    // Without replaced lines and an incomplete line of an interrupted run.
    await writeFile(file, [...kept.#lines.values()].map((line) => `${JSON.stringify(line)}\n`).join(''))
    return kept
  }

  /** A document's outcomes; `undefined` if unknown or outdated. */
  of(document: SampleDocument): PageOutcomes | undefined {
    const line = this.#lines.get(document.route)
    return line?.key === this.#keyOf(document) ? line.outcomes : undefined
  }

  /** Saves a document's outcomes, unless something timed out, which may succeed the next time. */
  async add(document: SampleDocument, outcomes: PageOutcomes): Promise<void> {
    if (Object.values(outcomes).some((outcome) => outcome.is === 'refused' && LATE.test(outcome.message))) return
    const line = { route: document.route, key: this.#keyOf(document), outcomes }
    this.#lines.set(document.route, line)
    await appendFile(this.#file, `${JSON.stringify(line)}\n`)
  }

  #keyOf({ source }: SampleDocument): string {
    return createHash('sha256').update(this.#base).update(source).digest('base64url')
  }
}

function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

async function harnessKey(): Promise<string> {
  const hash = createHash('sha256').update(await contentKey())
  for (const folder of FOLDERS) {
    for (const file of await filesBelow(join(verifyFolder, folder)))
      hash.update(file.slice(verifyFolder.length)).update(await readFile(file))
  }
  for (const name of FILES) hash.update(await readFile(join(verifyFolder, 'versions', name)))
  // The documented version's content, whose IDs are copied to this version's.
  hash.update(basename(dirname(process.env.VERIFY_DOCUMENTED ?? '')))
  return hash.digest('base64url')
}
