import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, type AddressInfo } from 'node:net'
import { readDocument, type SampleDocument } from '../harness/document.ts'
import { docsFolder, verifyFolder } from '../harness/paths.ts'
import { walks, type WalkName } from './walks.ts'

/** Folder with the packages of the walkthroughs. */
export const walksFolder = join(verifyFolder, 'walks')

/** Time limit for starting a server, in milliseconds. */
const PATIENCE = 90_000

export function pageOf(name: WalkName): Promise<SampleDocument> {
  return readDocument(join(docsFolder, `${walks[name]}.mdx`))
}

/** Code of a file on a page; if there are several with this path, the one with the walkthrough's mark. */
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

/** Replaces values for a real server with local ones; each value must exist. */
export function replaced(text: string, changes: Record<string, string>): string {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`“${from}” isn’t in:\n${text}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** @throws Error with both values if they differ */
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
