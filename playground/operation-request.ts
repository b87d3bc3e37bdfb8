import type { PlaygroundRequest } from './protocol.ts'

/**
 * The request that sends a GraphQL operation.
 * @param variables JSON
 * @throws SyntaxError of variables that aren't
 */
export function operationRequest(query: string, variables?: string): PlaygroundRequest {
  const body = { query, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) }
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
