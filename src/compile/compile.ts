import { markdownToMdast, mdxToMdast } from 'satteri'
import type { Root } from 'mdast'
import { toBody } from './body.ts'
import { parseFrontMatter, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from './front-matter.ts'
import type { DocumentContext } from './nodes.ts'
import type { CompileResult, Page } from './page.ts'
import type { Problem } from './problem.ts'
import { DocumentRewriter } from './rewrite.ts'
import { routeOfFile } from './routes.ts'

const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }

/** Larger documents are a mistake more often than a page, and no reader finishes them. */
export const MAX_BYTES = 1024 * 1024

/** Definitions are shown inside sentences, so their paragraphs are taken off. */
const DEFINITIONS = '_definitions/'

export interface CompileOptions {
  /** Path prefix of the site, with slashes at both ends. */
  baseUrl: string
}

/**
 * Compiles one document. Pure: the same bytes give the same page, and no other document is looked at.
 * @param file path relative to the documents' folder, with forward slashes
 * @param bytes the file's content
 * @returns the page and everything wrong with it; no page when it can't be read at all
 */
export async function compile(file: string, bytes: Uint8Array, options: CompileOptions): Promise<CompileResult> {
  const decoded = decode(file, bytes)
  if ('problem' in decoded) return { problems: [decoded.problem] }
  const { source } = decoded

  const strict = file.endsWith('.mdx')
  const parsed = parse(file, source, strict)
  if ('problem' in parsed) return { problems: [parsed.problem] }
  const { tree } = parsed

  const yaml = tree.children.find((node) => node.type === 'yaml')
  const { data: frontMatter, problems } = parseFrontMatter(yaml?.value ?? '', file)
  const context: DocumentContext = { file, source, strict, baseUrl: options.baseUrl, route: frontMatter.slug ?? routeOfFile(file) }

  if (file.startsWith(DEFINITIONS)) tree.children = tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
  const rewriter = new DocumentRewriter(context)
  await rewriter.walk(tree)
  problems.push(...rewriter.problems)
  if (strict && frontMatter.title === undefined && rewriter.heading === undefined) {
    problems.push({ file, line: 1, column: 1, message: 'The page has no title.', hint: 'Add "title: …" to its front matter.', severity: 'error' })
  }

  const minLevel = frontMatter.toc_min_heading_level ?? TOC_MIN_LEVEL
  const maxLevel = frontMatter.toc_max_heading_level ?? TOC_MAX_LEVEL
  const page: Page = {
    file,
    route: context.route,
    title: frontMatter.title ?? rewriter.heading ?? file,
    description: frontMatter.description ?? '',
    frontMatter,
    toc: rewriter.toc.filter((entry) => entry.depth >= minLevel && entry.depth <= maxLevel),
    anchors: rewriter.anchors,
    links: rewriter.links,
    images: rewriter.images,
    includes: rewriter.includes,
    sections: rewriter.sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() })),
    body: toBody(tree, context),
    components: [...rewriter.components],
  }
  return { page, problems }
}

function decode(file: string, bytes: Uint8Array): { source: string } | { problem: Problem } {
  if (bytes.length > MAX_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1)
    return { problem: { file, message: `The file is ${size} MB; a page may have 1 MB.`, hint: 'Split it into several pages.', severity: 'error' } }
  }
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (source.trim() !== '') return { source }
    return { problem: { file, message: 'The file is empty.', hint: 'Write the page, or delete the file.', severity: 'error' } }
  } catch {
    return { problem: { file, message: 'The file isn’t UTF-8 text.', hint: 'Save it with the encoding UTF-8.', severity: 'error' } }
  }
}

const PARSER_PLACE = /^(\d+):(\d+): (.*?)(?: \(mdx[\w-]*:[\w-]+\))?$/s

function parse(file: string, source: string, strict: boolean): { tree: Root } | { problem: Problem } {
  try {
    return { tree: (strict ? mdxToMdast(source, { features }) : markdownToMdast(source, { features })) as Root }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, line, column, message] = PARSER_PLACE.exec(text) ?? []
    const place = line ? { line: Number(line), column: Number(column) } : {}
    return { problem: { file, ...place, message: `${message ?? text}.`, severity: 'error' } }
  }
}
