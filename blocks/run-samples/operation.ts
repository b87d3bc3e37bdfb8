import type { PlaygroundRequest } from '../../playground/protocol.ts'
import { operationRequest } from '../../playground/operation-request.ts'

/** What stands between an operation and its variables, which are JSON. To GraphQL it is a comment. */
const HEAD = '# Variables'
const SEPARATOR = /\n[ \t]*#[ \t]*variables[ \t]*\n/i

/** An operation with its variables, as one text to edit. */
export function writeOperation(query: string, variables: string | undefined): string {
  return variables === undefined ? query : `${query}\n\n${HEAD}\n${variables}`
}

/**
 * The request that sends what `writeOperation` wrote.
 * @throws Error that says what is wrong with the variables
 */
export function readOperation(text: string): PlaygroundRequest {
  const [query = '', variables] = text.split(SEPARATOR)
  try {
    return operationRequest(query.trim(), variables)
  } catch (error) {
    throw new Error(`The variables aren’t JSON: ${(error as Error).message}`, { cause: error })
  }
}
