import type { BlockRegistry } from './block.ts'
import { toBody } from './body.ts'
import { toMarkdownBody } from './markdown/print.ts'
import { isDefinition, isPartial } from '../addresses/document-files.ts'
import { keyLinesOf, parseFrontMatter, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from './front-matter.ts'
import { frontMatterSchema } from './front-matter-schema.ts'
import type { DocumentContext } from './context.ts'
import type { OtherFiles } from './other-files.ts'
import type { Messages } from '../messages/messages.ts'
import type { CompileResult, Page } from './page.ts'
import { parse } from './parse.ts'
import type { Problem } from './problem.ts'
import { rewrite } from './rewrite.ts'
import { routeOfFile } from './routes.ts'
import { readText } from './text.ts'
import { LIMITS, limitSentence } from '../values/limits.ts'

/** Everything besides its source that a document's HTML and Markdown depend on. */
export interface CompileOptions {
  /** Path prefix of the site, with slashes at both ends. */
  baseUrl: string
  /** URL of the site without a path. If it's set, links in the Markdown are absolute. */
  url?: string
  /** Data of other files that it refers to. By default, a file's route follows from its path. */
  others?: OtherFiles | undefined
  /** Blocks that documents can contain. */
  blocks: BlockRegistry
  messages: Messages
}

/**
 * Compiles one document. This is a pure function: it doesn't read anything besides its arguments.
 * @param file path relative to the documents' folder, with forward slashes
 * @param bytes the file's content
 * @returns the page and all problems; no page if it can't be parsed
 */
export async function compile(file: string, bytes: Uint8Array, options: CompileOptions): Promise<CompileResult> {
  const decoded = decode(file, bytes)
  if ('problem' in decoded) return { problems: [decoded.problem] }
  const { source } = decoded

  const parsed = parse(file, source)
  if ('problem' in parsed) return { problems: [parsed.problem] }
  const { tree } = parsed

  const yaml = tree.children.find((node) => node.type === 'yaml')
  if (yaml && yaml.value.length > LIMITS.frontMatterLetters) return { problems: [longFrontMatter(file, yaml.value.length)] }
  const { data: frontMatter, problems: frontMatterProblems } = parseFrontMatter(yaml?.value ?? '', file, options.blocks.frontMatter)
  const isFrontMatterGood = frontMatterProblems.length === 0
  const route = frontMatter.slug ?? routeOfFile(file)
  const context: DocumentContext = { file, source, ...options, route, frontMatter, isFrontMatterGood }

  const found = await rewrite(tree, context)
  const problems = [...frontMatterProblems, ...found.problems]
  // Invalid front matter may contain a title, so a missing title isn't reported as a second problem.
  const isNamed = frontMatter.title !== undefined || found.title !== undefined || (isPartial(file) && !isDefinition(file))
  if (!isNamed && isFrontMatterGood)
    problems.push({ file, line: 1, column: 1, ...missingTitle(source, yaml !== undefined), severity: 'error' })

  const minLevel = frontMatter.toc_min_heading_level ?? TOC_MIN_LEVEL
  const maxLevel = frontMatter.toc_max_heading_level ?? TOC_MAX_LEVEL
  const { anchors, links, images, pictures, includes } = found
  const page: Page = {
    file,
    route,
    title: frontMatter.title ?? found.title ?? file,
    description: frontMatter.description ?? '',
    frontMatter,
    toc: found.toc.filter((entry) => entry.depth >= minLevel && entry.depth <= maxLevel),
    anchors,
    links,
    ...(found.outgoing.length > 0 && { outgoing: found.outgoing }),
    images,
    pictures,
    includes,
    ...keyLinesOf(yaml?.value),
    sections: found.sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() })),
    ...toBody(tree, context),
    markdown: toMarkdownBody(tree, context),
    blocks: [...found.blocks],
  }
  return { page, problems }
}

/** Explains why a page has no title: often, its front matter isn't recognized as such. */
function missingTitle(source: string, hasFrontMatter: boolean): Pick<Problem, 'message' | 'hint'> {
  const begins = /^\s*---[ \t]*\r?\n/.test(source)
  const [, key = ''] = /^\s*(?:---[ \t]*\r?\n)?([a-z_]+):(?: |\r?\n)/.exec(source) ?? []
  if (!hasFrontMatter && Object.hasOwn(frontMatterSchema.shape, key)) {
    return begins
      ? { message: 'The front matter isn’t closed.', hint: 'Close it with a line of three dashes: ---' }
      : { message: 'The front matter has no opening line.', hint: 'Put a line of three dashes before and after it: ---' }
  }
  return { message: 'The page has no title.', hint: 'Start the file with front matter: three lines, "---", "title: …" and "---".' }
}

function longFrontMatter(file: string, has: number): Problem {
  const message = limitSentence('Front matter', { most: LIMITS.frontMatterLetters, unit: 'characters', has })
  return { file, line: 1, column: 1, message, hint: 'Move text to the body of the page.', severity: 'error' }
}

function decode(file: string, bytes: Uint8Array): { source: string } | { problem: Problem } {
  if (bytes.length > LIMITS.pageBytes) {
    const message = limitSentence('A page', { unit: 'kB', most: LIMITS.pageBytes / 1024, has: Math.ceil(bytes.length / 1024) })
    return { problem: { file, message, hint: 'Split it into several pages.', severity: 'error' } }
  }
  const read = readText(file, bytes)
  if ('problem' in read) return read
  if (read.text.trim() !== '') return { source: read.text }
  return { problem: { file, message: 'The file is empty.', hint: 'Add content, or delete the file.', severity: 'error' } }
}
