import { stringify } from 'yaml'
import { frontMatterSchema } from '../../compile/front-matter-schema.ts'
import type { NoteKind } from '../notes.ts'
import type { SourceDocument } from '../project.ts'

/** Keys that are represented elsewhere: in routes, sidebars, and the title. */
const ELSEWHERE = new Set(['id', 'slug', 'sidebar_position', 'title', 'hide_title', 'position', 'sidebar'])
/** Keys that have the same meaning here. */
const KEPT = [
  'sidebar_label',
  'displayed_sidebar',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'unlisted',
  'draft',
  'canonical_url',
] as const
const MAX_DESCRIPTION = 160

interface FrontMatterSources {
  doc: SourceDocument
  /** Title in the document's text. */
  title: string | undefined
  tagLabel: (tag: string) => string
  routeOfDoc: (id: string) => string | undefined
  hasSidebar: (id: string) => boolean
  note: (kind: NoteKind, line: number | undefined, message: string) => void
}

/** Prints front matter for this site. Keys that have no equivalent become comments. */
export function printFrontMatter(sources: FrontMatterSources): string {
  const { doc, note } = sources
  const written = doc.frontMatter
  const values: Record<string, unknown> = { title: titleOf(sources) }
  const comments: string[] = []
  const own = titleText(written.title)
  if (own !== undefined && own !== values.title && written.sidebar_label === undefined) values.sidebar_label = own
  const description = titleText(written.description)
  if (description !== undefined) {
    values.description = shortened(description)
    if (values.description !== description) {
      comments.push(comment({ description }))
      note('description', 1, `The description has ${description.length} characters.`)
    }
  }
  for (const key of KEPT) {
    const value = frontMatterSchema.shape[key].safeParse(written[key])
    if (written[key] === undefined || written[key] === null) continue
    if (!value.success || (key === 'displayed_sidebar' && !sources.hasSidebar(String(written[key])))) lost(key)
    else if (value.data !== false) values[key] = value.data
  }
  const tags = tagsOf(written.tags).map(sources.tagLabel)
  if (tags.length > 0) values.tags = [...new Set(tags)]
  for (const key of ['pagination_prev', 'pagination_next'] as const) {
    if (written[key] === null) values[key] = null
    else if (typeof written[key] === 'string') {
      const route = sources.routeOfDoc(written[key])
      if (route === undefined) lost(key)
      else values[key] = route
    }
  }
  const known = new Set<string>([...ELSEWHERE, ...KEPT, 'description', 'tags', 'pagination_prev', 'pagination_next'])
  for (const key of Object.keys(written)) if (!known.has(key)) lost(key)
  return `---\n${[stringify(values, { lineWidth: 0 }).trimEnd(), ...comments].join('\n')}\n---\n\n`

  function lost(key: string): void {
    comments.push(comment({ [key]: written[key] }))
    note('front matter', lineOf(doc.text, key), `\`${key}\``)
  }
}

/** Returns text, even if YAML parsed it as a number. */
function titleText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.replaceAll(/\s+/g, ' ').trim()
  return typeof value === 'number' ? String(value) : undefined
}

function titleOf({ doc, title }: FrontMatterSources): string {
  const name = doc.isIndex ? doc.route.split('/').at(-1) : (titleText(doc.frontMatter.id) ?? doc.route.split('/').at(-1))
  return title?.trim() || titleText(doc.frontMatter.title) || (name === undefined || name === '' ? 'Home' : name)
}

function tagsOf(written: unknown): string[] {
  const tags = Array.isArray(written) ? (written as unknown[]) : typeof written === 'string' ? written.split(',') : []
  return tags.flatMap((tag) => {
    const label = typeof tag === 'object' && tag !== null && 'label' in tag ? tag.label : tag
    return typeof label === 'string' || typeof label === 'number' ? [String(label).trim()] : []
  })
}

/** Shortens a description to a whole sentence if there is one of sufficient length, otherwise to a whole word. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const start = text.slice(0, MAX_DESCRIPTION)
  const sentence = /^.*[.!?](?= )/s.exec(start)?.[0]
  return sentence !== undefined && sentence.length > MAX_DESCRIPTION / 2 ? sentence : `${start.slice(0, -1).replace(/\s+\S*$/, '')}…`
}

function comment(values: Record<string, unknown>): string {
  return stringify(values, { lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')
}

function lineOf(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`))
  return index < 0 ? 1 : index + 1
}
