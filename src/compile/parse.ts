import { markdownToMdast, mdxToMdast } from 'satteri'
import type { Root } from 'mdast'
import { deepBracket, deepNode, MAX_BRACKETS, MAX_LEVELS } from './nesting.ts'
import type { Problem } from './problem.ts'

const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
const PARSER_PLACE = /^(\d+):(\d+): (.*?)(?: \(mdx[\w-]*:[\w-]+\))?$/s

/**
 * Reads a document.
 * @param strict MDX; Markdown as it comes otherwise
 */
export function parse(file: string, source: string, strict: boolean): { tree: Root } | { problem: Problem } {
  const bracket = deepBracket(source)
  if (bracket)
    return {
      problem: {
        file,
        ...bracket,
        message: `More than ${MAX_BRACKETS} brackets are open here.`,
        hint: 'Close them, or take them out.',
        severity: 'error',
      },
    }
  try {
    // Without a line end, the parser ends the process where the last character is a backslash inside an import's string.
    const text = source.endsWith('\n') ? source : `${source}\n`
    const tree = (strict ? mdxToMdast(text, { features }) : markdownToMdast(text, { features })) as Root
    const node = deepNode(tree)
    if (!node) return { tree }
    return {
      problem: {
        file,
        ...node,
        message: `This stands more than ${MAX_LEVELS} levels deep.`,
        hint: 'Nest quotes, lists, components and emphasis less.',
        severity: 'error',
      },
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, line, column, message] = PARSER_PLACE.exec(text) ?? []
    const place = line ? { line: Number(line), column: Number(column) } : {}
    return { problem: { file, ...place, message: `${message ?? text}.`, severity: 'error' } }
  }
}
