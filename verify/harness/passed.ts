import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workFolder } from './paths.ts'

const file = join(workFolder, 'passed.json')

/** Returns the hashes of documents that passed with this content, by file. */
export async function readPassed(key: string): Promise<Map<string, string>> {
  try {
    const saved = JSON.parse(await readFile(file, 'utf8')) as { key: string; documents: Record<string, string> }
    return new Map(saved.key === key ? Object.entries(saved.documents) : [])
  } catch {
    return new Map()
  }
}

/** Stores the hashes of documents that passed; valid as long as the key is the same. */
export async function writePassed(key: string, passed: Map<string, string>): Promise<void> {
  await mkdir(workFolder, { recursive: true })
  await writeFile(file, JSON.stringify({ key, documents: Object.fromEntries(passed) }))
}
