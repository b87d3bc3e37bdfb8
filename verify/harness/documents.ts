import { join, resolve } from 'node:path'
import { filesBelow } from './content.ts'
import { readDocument, type SampleDocument } from './document.ts'
import { docsFolder } from './paths.ts'

/** Reads all documents. */
export async function readDocuments(): Promise<SampleDocument[]> {
  const paths = (await filesBelow(docsFolder)).filter((path) => path.endsWith('.mdx'))
  return Promise.all(paths.map(readDocument))
}

/** Returns the named documents; all if none are named. */
export function chosenDocuments(all: SampleDocument[], pages: string[]): SampleDocument[] {
  return pages.length === 0 ? all : all.filter((document) => pages.some((page) => isNamed(document, page)))
}

/** Matches a route, a route prefix with `*`, or the path of a file. */
function isNamed({ route, file }: SampleDocument, page: string): boolean {
  if (page.endsWith('.mdx')) return resolve(page) === join(docsFolder, file)
  const name = page.replace(/\/$/, '')
  return name.endsWith('*') ? route.startsWith(name.slice(0, -1)) : route === name
}
