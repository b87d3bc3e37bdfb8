/*
 * What a page and the playground's worker say to each other. The worker is started by the sandboxed frame (`sandbox.html`), which
 * hands it one end of a channel; what is here goes through that. `Playground` speaks it: nobody else has to.
 */

/** A request as a sample writes it. */
export interface PlaygroundRequest {
  /** GET, POST, PUT, DELETE; in capitals. */
  method: string
  /** Path and query, as typed: what a browser would encode, may be. */
  path: string
  headers?: Record<string, string>
  /** As sent. Without a `Content-Type`, it is JSON. */
  body?: string
  /** Who asks: a name of `readers` in `built.json`, which is that of a sample's `as=`. Without it, a visitor who isn't logged in. */
  as?: string
}

/** What the server answers. */
export interface PlaygroundAnswer {
  status: number
  /** Words for the status, such as `Not Found`. */
  reason: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** As sent, one line of JSON; empty where there is none (204). */
  body: string
  /** How long the worker took, in milliseconds. */
  ms: number
}

/** What code that ran inside the application came to. */
export interface PlaygroundResult {
  /** JSON of what its last statement yields; absent when that is `undefined`, or when it threw. */
  value?: string
  /** What it wrote with `console.log`, an entry a call. */
  printed: string[]
  /** What it threw; `details` is JSON. */
  error?: { name: string; message: string; details?: string }
  /** How long it took, in milliseconds. */
  ms: number
}

/** Why there is no answer. The page has the words for it. */
export type PlaygroundFailure =
  /** A file of the playground could not be fetched: no connection, or a newer build of the site has others. */
  | 'offline'
  /** It took longer than `LIMITS.time`; the worker was replaced. */
  | 'slow'
  /** The answer is larger than `LIMITS.size`. */
  | 'large'
  /** Strapi answers it, but what does so isn't in the playground: accounts, uploads, e-mail, administration. */
  | 'unsupported'
  /** The worker ended, or can't start in this browser; the message says more. */
  | 'broken'

/** What one question may cost. */
export const LIMITS = {
  /** In milliseconds, of a worker that is ready. */
  time: 2000,
  /** In characters of an answer's body, of a value, or of all that is printed. */
  size: 2 * 1024 * 1024,
}

/** A file that only some questions need, and that comes with the first of them. */
export type LaterPart = 'graphql'

/** A file that the worker needs, by what is in it. */
export type PlaygroundPart = 'program' | 'sqlite' | 'content' | 'models' | LaterPart

/** Page → worker. Files come first, in any order; those that come later are answered with `added`. */
export type ToWorker =
  | { kind: 'file'; part: Exclude<PlaygroundPart, 'program'>; bytes: ArrayBuffer }
  | ({ id: number; kind: 'request' } & PlaygroundRequest)
  | { id: number; kind: 'code'; code: string }
  /** Content, clock and document ids become what they were at first. */
  | { id: number; kind: 'reset' }

/** Worker → page. Questions are answered in their order; `ready` and `unable` come once, when the files are there. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'added'; part: LaterPart }
  | { kind: 'unable'; message: string }
  | ({ kind: 'answer'; id: number } & PlaygroundAnswer)
  | ({ kind: 'result'; id: number } & PlaygroundResult)
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: PlaygroundFailure; message: string }
