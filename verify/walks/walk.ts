import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, type AddressInfo } from 'node:net'
import { readDocument, type SampleDocument } from '../harness/document.ts'
import { docsFolder, verifyFolder } from '../harness/paths.ts'
import { walks, type WalkName } from './walks.ts'

/** The folder with the packages of the walks. */
export const walksFolder = join(verifyFolder, 'walks')

/** How long a server may take to start, in milliseconds. */
const PATIENCE = 90_000

export function pageOf(name: WalkName): Promise<SampleDocument> {
  return readDocument(join(docsFolder, `${walks[name]}.mdx`))
}

/** The file that a page shows under a path. Of several, the one that a walk runs. */
export function fileOf(page: SampleDocument, path: string): string {
  const fences = page.fences.filter(({ title }) => title === path)
  const fence = fences.find(({ mark }) => mark?.kind === 'walkthrough') ?? fences[0]
  if (fence === undefined) throw new Error(`The page has no file ${path}.`)
  return fence.code
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Replaces what a page says for a real server by what it is here; each text must be there. */
export function replaced(text: string, changes: Record<string, string>): string {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`“${from}” isn’t in:\n${text}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** @throws Error with both texts when they differ */
export function expectSame(what: string, is: unknown, should: unknown): void {
  if (is !== should) throw new Error(`${what}: ${String(is)} instead of ${String(should)}`)
}

/** Waits until `look` returns true. */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    if (await look().catch(() => false)) return
    await delay(200)
  }
  throw new Error(`${what} took longer than ${PATIENCE / 1000} s.`)
}
