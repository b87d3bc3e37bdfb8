import { mdxToMdast } from 'satteri'
import type { Root, RootContent } from 'mdast'
import { compile, type CompileOptions } from '../compile/compile.ts'
import type { Page } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import { remark } from './document/remark.ts'
import type { NoteKind } from './notes.ts'

export interface Converted {
  /** Path relative to the documents' folder. */
  file: string
  text: string
  /** @param written text that is also in the old document, to find its line */
  note: (kind: NoteKind, message: string, written: string) => void
}

const MAX_ROUNDS = 20
const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }

/**
 * Compiles each document like a build does. Parts with errors are shown as their source, so that the rest can be built.
 * @returns the pages, and the changed documents
 */
export async function proveDocuments(
  documents: readonly Converted[],
  options: CompileOptions,
): Promise<{ pages: Page[]; documents: Converted[] }> {
  const pages: Page[] = []
  const proven: Converted[] = []
  for (const document of documents) {
    const { page, text } = await prove(document, options)
    if (page) pages.push(page)
    proven.push({ ...document, text })
  }
  return { pages, documents: proven }
}

async function prove(
  { file, text: converted, note }: Converted,
  options: CompileOptions,
): Promise<{ page: Page | undefined; text: string }> {
  let text = converted
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { page, problems } = await compile(file, new TextEncoder().encode(text), options)
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length === 0) return { page, text }
    const next = round === MAX_ROUNDS - 1 ? undefined : withoutErrors(text, errors)
    const lines = text.split('\n')
    for (const { message, line = 0 } of errors) note('syntax', message, lines[line - 1]?.trim() ?? '')
    text = next ?? wholeAsCode(text)
  }
  return { page: (await compile(file, new TextEncoder().encode(text), options)).page, text }
}

/** Replaces the parts of a document that have errors with their source as code. */
function withoutErrors(text: string, errors: readonly Problem[]): string | undefined {
  let tree: Root
  try {
    tree = mdxToMdast(text, { features }) as Root
  } catch {
    return undefined
  }
  const lines = new Set(errors.map(({ line = 1 }) => line))
  const parts = (tree.children as RootContent[]).filter(
    ({ type, position }) =>
      type !== 'yaml' && position && [...lines].some((line) => line >= position.start.line && line <= position.end.line),
  )
  if (parts.length === 0) return undefined
  let result = text
  for (const { position } of parts.toReversed()) {
    const [start, end] = [position!.start.offset!, position!.end.offset!]
    result =
      result.slice(0, start) +
      remark('This section couldn’t be imported. Its source is shown below.', text.slice(start, end), 'mdx') +
      result.slice(end)
  }
  return result
}

function wholeAsCode(text: string): string {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''
  return `${head}\n${remark('This page couldn’t be imported. Its source is shown below.', text.slice(head.length).trim(), 'mdx')}\n`
}
