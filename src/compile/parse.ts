import { mdxToMdast } from 'satteri'
import type { Root } from 'mdast'
import { LIMITS, limitSentence } from '../values/limits.ts'
import { cover } from './braces.ts'
import { deepBracket, deepNode, largeTable, tooMuch } from './nesting.ts'
import { inOurWords } from './parser-words.ts'
import type { Problem } from './problem.ts'

const features = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
const PARSER_PLACE = /^(\d+):(\d+): (.*?)(?: \(mdx[\w-]*:[\w-]+\))?$/s

/** Parses a document, unless it exceeds a limit. */
export function parse(file: string, source: string): { tree: Root } | { problem: Problem } {
  const bracket = deepBracket(source)
  if (bracket)
    return {
      problem: {
        file,
        ...bracket,
        message: `Brackets are nested more than ${LIMITS.openBrackets} levels deep.`,
        hint: 'Close some of them before this one, or remove them.',
        severity: 'error',
      },
    }
  const much = tooMuch(source)
  if (much) return { problem: { file, ...much, hint: 'Split it into several pages.', severity: 'error' } }
  try {
    // Without a final line break, the parser crashes the process if the last character is a backslash inside an import's string.
    const ended = source.endsWith('\n') ? source : `${source}\n`
    const { text, uncover } = cover(ended)
    const tree = mdxToMdast(text, { features }) as Root
    const node = deepNode(tree)
    const table = node ? undefined : largeTable(tree)
    if (table) return { problem: largeTableProblem(file, table) }
    if (!node) {
      uncover(tree)
      return { tree }
    }
    return {
      problem: {
        file,
        ...node,
        message: `This is nested more than ${LIMITS.levels} levels deep.`,
        hint: 'Reduce the nesting of quotes, lists, components, and emphasis.',
        severity: 'error',
      },
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, line, column, message] = PARSER_PLACE.exec(text) ?? []
    const place = line ? { line: Number(line), column: Number(column) } : {}
    const words = inOurWords(message ?? text)
    const hint = [words.hint, 'Other problems in this file are reported once it can be parsed.'].filter(Boolean).join(' ')
    return { problem: { file, ...place, message: words.message, hint, severity: 'error' } }
  }
}

function largeTableProblem(file: string, { cells, ...place }: { line: number; column: number; cells: number }): Problem {
  const message = limitSentence('A table', { most: LIMITS.tableCells, unit: 'cells', has: cells })
  return {
    file,
    ...place,
    message,
    hint: 'Split it into several tables. Short rows count as many cells as the longest row.',
    severity: 'error',
  }
}
