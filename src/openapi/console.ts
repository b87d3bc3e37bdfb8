import type { ApiReference, AuthScheme, BodyInput, Operation, Server } from './reference.ts'
import { takesBody, type RequestShape } from './request.ts'

/** Everything that sending an operation's request takes. */
export interface ConsoleProps {
  operation: RequestShape
  servers: Server[]
  /** Alternatives, each the schemes that are needed together. */
  auth: AuthScheme[][]
  /** What may be sent; none when the operation takes nothing. */
  bodies: BodyInput[]
  isBodyRequired: boolean
  /** The answer is JSON. */
  answersJson: boolean
  /** What a reader is told whom the server refuses for the page's origin. */
  corsHint?: string | undefined
}

/** What the console of an operation is given: no more than sending a request takes, since it is in the page as JSON. */
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
