/*
 * Messages between a page and the playground's worker. The sandboxed frame (`sandbox.html`) starts the worker and passes it one end of a
 * channel for these messages. Only `Playground` uses them directly.
 */

/** A request as written in a sample. */
export interface PlaygroundRequest {
  /** GET, POST, PUT, or DELETE; uppercase. */
  method: string
  /** Path and query as typed; encoding is optional. */
  path: string
  headers?: Record<string, string>
  /** Sent unchanged. JSON unless there is a `Content-Type`. */
  body?: string
  /** Sender: a name of `readers` in `built.json`, which samples specify with `as=`. A visitor by default. */
  as?: string
}

/** Response of the server. */
export interface PlaygroundAnswer {
  status: number
  /** Reason phrase, such as `Not Found`. */
  reason: string
  /** Names are lowercase. */
  headers: Record<string, string>
  /** Body as sent, JSON on one line; empty for status 204. */
  body: string
  /** Processing time in the worker, in milliseconds. */
  ms: number
}

/** Result of code that ran inside Strapi. */
export interface PlaygroundResult {
  /** Value of the last statement as JSON; absent if it is `undefined` or an error was thrown. */
  value?: string
  /** Output of `console.log`, one item per call. */
  printed: string[]
  /** The thrown error; `details` is JSON. */
  error?: { name: string; message: string; details?: string }
  /** Processing time in milliseconds. */
  ms: number
}

/** Reason why there is no response. Pages provide the messages. */
export type PlaygroundFailure =
  /** A file couldn't be fetched: no connection, or the site was rebuilt with other files. */
  | 'offline'
  /** The question took longer than `LIMITS.time`; the worker was replaced. */
  | 'slow'
  /** The response is larger than `LIMITS.size`. */
  | 'large'
  /** A feature of Strapi that the playground lacks: accounts, uploads, email, administration. */
  | 'unsupported'
  /** The worker crashed, or can't start in this browser; the message has details. */
  | 'broken'

/** Limits for one question. */
export const LIMITS = {
  /** Time in milliseconds, once the worker is ready. */
  time: 2000,
  /** Length in characters of a response body, a value, or all output. */
  size: 2 * 1024 * 1024,
}

/** A file that is loaded with the first question that needs it. */
export type LaterPart = 'graphql'

/** Files of the worker. */
export type PlaygroundPart = 'program' | 'sqlite' | 'content' | 'models' | LaterPart

/** Messages from the page to the worker. Base files come first, in any order; additional files are confirmed with `added`. */
export type ToWorker =
  | { kind: 'file'; part: Exclude<PlaygroundPart, 'program'>; bytes: ArrayBuffer }
  | ({ id: number; kind: 'request' } & PlaygroundRequest)
  | { id: number; kind: 'code'; code: string }
  /** Resets content, clock, and document IDs. */
  | { id: number; kind: 'reset' }

/** Messages from the worker to the page. Questions are answered in order; `ready` or `unable` is sent once, after the base files. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'added'; part: LaterPart }
  | { kind: 'unable'; message: string }
  | ({ kind: 'answer'; id: number } & PlaygroundAnswer)
  | ({ kind: 'result'; id: number } & PlaygroundResult)
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: PlaygroundFailure; message: string }
