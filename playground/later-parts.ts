import type { BuiltFile } from './built.ts'
import type { LaterPart, PlaygroundRequest } from './protocol.ts'

/** Path patterns of requests that require additional files. */
const PATHS: Record<LaterPart, RegExp> = { graphql: /^\/graphql(?=[/?]|$)/ }

/** Returns the additional file that a request requires, if any. */
export function laterPartOf({ path }: Pick<PlaygroundRequest, 'path'>): LaterPart | undefined {
  return (Object.keys(PATHS) as LaterPart[]).find((part) => PATHS[part].test(path))
}

/** Returns the files that every request needs (without `part`), or an additional one. */
export function filesFor(files: BuiltFile[], part?: LaterPart): BuiltFile[] {
  return files.filter((file) => (part === undefined ? !(file.part in PATHS) : file.part === part))
}

/** Whether a request may change content. GraphQL queries don't, although their method is POST. */
export function mayWrite(request: PlaygroundRequest): boolean {
  if (laterPartOf(request) === 'graphql') return /\bmutation\b/.test(request.body ?? '')
  return request.method !== 'GET'
}
