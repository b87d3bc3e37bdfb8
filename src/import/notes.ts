/** Kinds of notes on what couldn't be imported unchanged: kind → sentence that says what to do. */
export const NOTE_KINDS = {
  component: 'Components that only the old site has. Write what they say in Markdown, or make them blocks.',
  callout: 'Callouts of kinds that this site doesn’t have. See whether the one that each has now fits.',
  expression: 'JavaScript in pages. Write what it made.',
  import: 'Imports and exports whose use isn’t known. See whether the page is whole without them.',
  link: 'Links that lead nowhere. Their words stay, marked: link them to a page that is there, or take the mark out.',
  elsewhere: 'Links to parts of the old site that weren’t imported. They lead there now.',
  anchor: 'Links to headings that aren’t there. They lead to the page; add the id of a heading that says it.',
  picture: 'Pictures that aren’t there. Add the file, or take the picture out.',
  'remote picture': 'Pictures of other sites, which the security policy lets none in of. They became links.',
  'alternative text': 'Pictures without alternative text. Describe each in `alt`; one that only decorates has `alt=""`.',
  heading: 'Headings that skipped a level, or a second “#”. They were moved up or down.',
  markup: 'Text that can’t be read as Markdown with components. It is shown as code.',
  html: 'HTML elements that pages can’t have. What is in them stays.',
  style: 'Styles of single elements. Pages look as theme.ts says; a block has styles of its own.',
  fence: 'Words after a code language that mean nothing here, and languages without colors.',
  'front matter': 'Front matter that has no place here. It stands in the page as a comment.',
  description: 'Descriptions above 160 characters. They were shortened; the whole one stands in the page as a comment.',
  sidebar: 'Entries of sidebars that couldn’t be taken over as they were. Mend them in sidebars.ts.',
  configuration: 'Settings that are another here, or aren’t there. Most have a place in site.config.ts or theme.ts.',
  address: 'Addresses that two pages want. Give one of them another `slug`.',
  file: 'Files that weren’t imported. Copy those to static/ that pages need.',
  version: 'Other versions. Leave them on the old site, where links to them lead.',
  blog: 'Blogs, which this site doesn’t have. Leave them on the old site, where links to them lead, or write their posts as documents.',
  page: 'Pages that are programs. Write them as documents, or as React components in pages/ (`pages/routes.ts` names them).',
  language: 'Translations. Leave them on the old site, where links to them lead; a site here has one language.',
  redirect: 'Redirects that couldn’t be taken over. Write them in `redirects` in site.config.ts.',
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
