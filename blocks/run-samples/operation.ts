import type { PlaygroundRequest } from '../../playground/protocol.ts'
import { operationRequest } from '../../playground/operation-request.ts'

/** Separator between an operation and its JSON variables; a comment in GraphQL. */
const HEAD = '# Variables'
const SEPARATOR = /\n[ \t]*#[ \t]*variables[ \t]*\n/i

/** Returns the range of the separator; `undefined` without variables. */
export function separatorIn(text: string): { from: number; to: number } | undefined {
  const match = SEPARATOR.exec(text)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
}

/** The start of an operation; a JSON body starts with a quotation mark after its bracket. */
const OPERATION = /^\s*(?:#.*\n\s*)*(?:\{\s*[^\s"}]|(?:query|mutation|fragment)\b\s*[\w({$])/

/** Whether a text is a GraphQL operation instead of a request. */
export function isOperation(text: string): boolean {
  return OPERATION.test(text)
}

/** Combines an operation and its variables into one editable text. */
export function writeOperation(query: string, variables: string | undefined): string {
  return variables === undefined ? query : `${query}\n\n${HEAD}\n${variables}`
}

/**
 * Returns the request for a text by `writeOperation`.
 * @throws {Error} if the variables aren't valid JSON
 */
export function readOperation(text: string): PlaygroundRequest {
  const [query = '', variables] = text.split(SEPARATOR)
  try {
    return operationRequest(query.trim(), variables)
  } catch (error) {
    throw new Error(`The variables aren’t JSON: ${(error as Error).message}`, { cause: error })
  }
}
