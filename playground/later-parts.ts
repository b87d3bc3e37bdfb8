import type { BuiltFile } from './built.ts'
import type { LaterPart, PlaygroundRequest } from './protocol.ts'

/** Which requests need more than the files that every question needs, by the beginning of their path. */
const PATHS: Record<LaterPart, RegExp> = { graphql: /^\/graphql(?=[/?]|$)/ }

/** The file that a request needs beside the others. */
export function laterPartOf({ path }: Pick<PlaygroundRequest, 'path'>): LaterPart | undefined {
  return (Object.keys(PATHS) as LaterPart[]).find((part) => PATHS[part].test(path))
}

/** The files that all questions need (no `part`), or the one that some need. */
export function filesFor(files: BuiltFile[], part?: LaterPart): BuiltFile[] {
  return files.filter((file) => (part === undefined ? !(file.part in PATHS) : file.part === part))
}

/** Whether a request may change content: a GraphQL query is posted, too. */
export function mayWrite(request: PlaygroundRequest): boolean {
  if (laterPartOf(request) === 'graphql') return /\bmutation\b/.test(request.body ?? '')
  return request.method !== 'GET'
}
