import GithubSlugger from 'github-slugger'
import type { Problem } from '../compile/problem.ts'
import { didYouMean } from '../compile/suggest.ts'
import type { Formats } from '../messages/formats.ts'
import type { PageMeta } from './page-meta.ts'

/** A tag in `tags.ts`. */
export interface TagDefinition {
  label: string
  slug: string
  description?: string
}

/** A tag and its pages. */
export interface Tag extends TagDefinition {
  /** Routes of the pages with this tag, sorted by title. */
  pages: string[]
}

/** Returns the tags unchanged, for type checking. */
export function defineTags(tags: TagDefinition[]): TagDefinition[] {
  return tags
}

/** Route of a tag's page. */
export function tagRoute(slug: string): string {
  return `/tags/${slug}`
}

/**
 * Collects the pages of each tag.
 * @param format sort order of the site's language
 * @param definitions the allowed tags; if undefined, every label is allowed
 * @returns tags with at least one page, sorted by label, and a problem for each unknown label
 */
export function collectTags(pages: PageMeta[], format: Formats, definitions?: TagDefinition[]): { tags: Tag[]; problems: Problem[] } {
  const problems: Problem[] = []
  const byLabel = new Map<string, Tag>((definitions ?? []).map((definition) => [definition.label, { ...definition, pages: [] }]))
  const slugger = new GithubSlugger()
  const sorted = [...pages].sort((a, b) => format.compare(a.title, b.title))
  for (const page of sorted) {
    for (const label of new Set(page.frontMatter.tags)) {
      let tag = byLabel.get(label)
      if (!tag && definitions) {
        const entry = `{ label: ${JSON.stringify(label)}, slug: "${new GithubSlugger().slug(label)}", description: "…" }`
        const hint = didYouMean(label, byLabel.keys()) ?? `Use one of those in tags.ts, or add it there: ${entry}.`
        problems.push({
          file: page.file,
          line: page.keyLines?.[`tags.${label}`] ?? page.keyLines?.tags ?? 1,
          message: `Unknown tag "${label}".`,
          hint,
          severity: 'error',
        })
        continue
      }
      // After the check above, which also applies to unlisted pages.
      if (page.frontMatter.unlisted) continue
      if (!tag) byLabel.set(label, (tag = { label, slug: slugger.slug(label), pages: [] }))
      tag.pages.push(page.route)
    }
  }
  const tags = [...byLabel.values()].filter((tag) => tag.pages.length > 0)
  return { tags: tags.sort((a, b) => format.compare(a.label, b.label)), problems }
}

/** Groups tags by the first letter of their label, in uppercase. */
export function groupByLetter<T extends { label: string }>(tags: T[], format: Formats): Array<{ letter: string; tags: T[] }> {
  const groups = new Map<string, T[]>()
  for (const tag of tags) {
    const [first = ''] = tag.label
    const letter = format.upperCase(first)
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].sort(([a], [b]) => format.compare(a, b)).map(([letter, tags]) => ({ letter, tags }))
}
