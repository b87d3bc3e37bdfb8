import type { Notes } from './notes.ts'
import type { SourceDocument } from './project.ts'

/**
 * Gives documents with the same route different ones. A document whose route follows from its path keeps it before one that sets it
 * in front matter.
 */
export function separate(documents: readonly SourceDocument[], notes: Notes): void {
  const taken = new Map<string, SourceDocument>()
  const hasSlug = ({ frontMatter }: SourceDocument) => Number(frontMatter.slug !== undefined)
  for (const doc of documents.toSorted((a, b) => hasSlug(a) - hasSlug(b))) {
    const owner = taken.get(doc.route)
    if (owner) {
      const { route } = doc
      for (let number = 2; taken.has(doc.route); number++) doc.route = `${route === '/' ? '/index' : route}-${number}`
      notes.add({
        kind: 'duplicate URL',
        file: doc.file,
        message: `The URL ${route} is already used by ${owner.file}; this page is now at ${doc.route}.`,
      })
    }
    taken.set(doc.route, doc)
  }
}
