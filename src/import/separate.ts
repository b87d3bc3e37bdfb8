import type { Notes } from './notes.ts'
import type { SourceDocument } from './project.ts'

/** Of documents with the same address, one keeps it: one whose path it is before one whose front matter names it. */
export function separate(documents: readonly SourceDocument[], notes: Notes): void {
  const taken = new Map<string, SourceDocument>()
  const hasSlug = ({ frontMatter }: SourceDocument) => Number(frontMatter.slug !== undefined)
  for (const doc of documents.toSorted((a, b) => hasSlug(a) - hasSlug(b))) {
    const owner = taken.get(doc.route)
    if (owner) {
      const { route } = doc
      for (let number = 2; taken.has(doc.route); number++) doc.route = `${route === '/' ? '/index' : route}-${number}`
      notes.add({
        kind: 'address',
        file: doc.file,
        message: `${route} is also the address of ${owner.file}; this page is at ${doc.route}.`,
      })
    }
    taken.set(doc.route, doc)
  }
}
