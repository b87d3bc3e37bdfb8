import { LIMITS } from './limits.ts'

/** Maximum number of nested lists and keys that start on one line. */
const MANY = 50
const LISTS = new RegExp(`(?:[-?:] +){${MANY},}`)

/**
 * Finds YAML that is nested too deeply to parse. The parser's memory use grows with each level until the process crashes.
 * @returns the line, starting at 1, and a sentence that starts with a lowercase letter
 */
export function deepYaml(text: string): { line: number; message: string } | undefined {
  let open = 0
  for (const { 0: bracket, index } of text.matchAll(/[[{}\]]/g)) {
    open = '[{'.includes(bracket) ? open + 1 : Math.max(0, open - 1)
    if (open > LIMITS.openBrackets)
      return { line: lineAt(text, index), message: `brackets are nested more than ${LIMITS.openBrackets} levels deep.` }
  }
  const lists = LISTS.exec(text)
  return lists ? { line: lineAt(text, lists.index), message: `more than ${MANY} nested lists start on this line.` } : undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
