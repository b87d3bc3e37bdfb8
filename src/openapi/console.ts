import type { ApiReference, AuthScheme, BodyInput, Operation, Server } from './reference.ts'
import { takesBody, type RequestShape } from './request.ts'

/** Data that the console needs for sending an operation's request. */
export interface ConsoleProps {
  operation: RequestShape
  servers: Server[]
  /** Alternatives, each a list of schemes that are required together. */
  auth: AuthScheme[][]
  /** Possible bodies; empty if the operation has none. */
  bodies: BodyInput[]
  isBodyRequired: boolean
  /** Whether the response is JSON. */
  answersJson: boolean
  /** Hint for readers whose request fails because of CORS (`corsHint` in the configuration). */
  corsHint?: string | undefined
}

/** Extracts the console's props from an operation. Minimal, since they are embedded in the page as JSON. */
export function consoleProps(
  operation: Operation,
  { servers, auth, corsHint }: Pick<ApiReference, 'servers' | 'auth'> & Pick<ConsoleProps, 'corsHint'>,
): ConsoleProps {
  const { method, path, parameters, body, responses } = operation
  const success = responses.find(({ status }) => status.startsWith('2'))
  return {
    operation: { method, path, parameters: parameters.map(({ isDeprecated, description, schema, ...field }) => field) },
    servers,
    auth: operation.auth.map((names) => auth.filter(({ name }) => names.includes(name))),
    bodies: takesBody(method) ? (body?.media ?? []).map(({ input }) => input) : [],
    isBodyRequired: body?.isRequired ?? false,
    answersJson: method !== 'HEAD' && (success?.media.some(({ type }) => /\bjson\b/.test(type)) ?? false),
    corsHint,
  }
}
