/** Kinds of notes on what couldn't be imported unchanged: kind → sentence that says what to do. */
export const NOTE_KINDS = {
  component: 'Components that this site doesn’t have. Rewrite their content in Markdown, or create blocks for them.',
  callout: 'Callout types that this site doesn’t have. Check whether the replacement fits.',
  expression: 'JavaScript expressions, which pages can’t contain. Replace each with the text that it produced.',
  import: 'Imports and exports that couldn’t be converted. Check whether the page is complete without them.',
  link: 'Broken links, which are marked in the page, and undefined references, which are now text. Link them to existing pages, or remove them.',
  'old site': 'Links to parts of the old site that weren’t imported. They now lead to the old site.',
  anchor:
    'Anchors that are missing, duplicated, or not on a heading. Links to a missing one now lead to the top of the page: add the ID of the right heading.',
  image: 'Images that don’t exist. Add the file, or remove the image.',
  'remote image':
    'Images on other sites, which the Content Security Policy blocks. They were replaced with links: to show an image, add its file to static/.',
  'alt text': 'Images without alternative text. Describe each in `alt`; for decorative images, use `alt=""`.',
  heading: 'Headings that skipped a level, and additional level-1 headings. Their levels were changed.',
  syntax: 'Invalid Markdown or MDX. It was corrected, or is shown as text or code: check the page.',
  HTML: 'HTML elements that pages can’t contain. They were replaced with their content, a link, or their source.',
  style: 'Inline styles, which were removed. Style the site in theme.ts, and a component in its block’s style.css.',
  'code block': 'Unsupported options of code blocks, and languages without syntax highlighting.',
  'front matter': 'Front matter that isn’t supported or can’t be parsed. Unsupported keys are kept as comments.',
  description: 'Descriptions with more than 160 characters. They were shortened; the full text is kept as a comment in the front matter.',
  sidebar: 'Sidebar items that couldn’t be imported. Fix them in sidebars.ts.',
  configuration: 'Settings that don’t exist here or work differently. Most have an equivalent in site.config.ts or theme.ts.',
  'duplicate URL': 'URLs that several pages use. Change the `slug` of all but one.',
  file: 'Files that weren’t imported. Copy the ones that pages need to static/.',
  version: 'Other versions of the documents. Keep them on the old site; links to them lead there.',
  blog: 'Blogs, which this site doesn’t support. Keep them on the old site, where links to them lead, or convert their posts to documents.',
  page: 'Pages that are React components. Rewrite them as documents, or as components in pages/, and list those in pages/routes.ts.',
  language: 'Translations, since a site has one language here. Keep them on the old site; links to them lead there.',
  redirect: 'Redirects that couldn’t be imported. Add them to `redirects` in site.config.ts.',
} as const

export type NoteKind = keyof typeof NOTE_KINDS

/** Something that a writer should check. */
export interface Note {
  kind: NoteKind
  /** Path in the old project. */
  file: string
  /** 1-based; absent if the note is about the whole file. */
  line?: number
  /** One sentence. */
  message: string
}

/** Collects notes, without duplicates. */
export class Notes {
  readonly #notes = new Map<string, Note>()

  add(note: Note): void {
    this.#notes.set(JSON.stringify([note.kind, note.file, note.line ?? 0, note.message]), note)
  }

  /** Notes by kind, sorted by file and line. */
  byKind(): Map<NoteKind, Note[]> {
    const kinds = Object.keys(NOTE_KINDS) as NoteKind[]
    const all = [...this.#notes.values()].sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    return new Map(kinds.map((kind) => [kind, all.filter((note) => note.kind === kind)] as const).filter(([, notes]) => notes.length > 0))
  }
}

/** Compares strings independently of the machine's locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
