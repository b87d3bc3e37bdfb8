import type { PlaygroundRequest } from './protocol.ts'

/**
 * Creates the request for a GraphQL operation.
 * @param variables JSON
 * @throws {SyntaxError} if `variables` isn't valid JSON
 */
export function operationRequest(query: string, variables?: string): PlaygroundRequest {
  const body = { query, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) }
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
