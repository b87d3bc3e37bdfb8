import { PlaygroundError } from '../../playground/playground-error.ts'
import { operationRequest } from '../../playground/operation-request.ts'
import { readRequest } from '../../playground/read-request.ts'
import type { Answer } from '../../verify/harness/answer.ts'
import type { Fence, SampleDocument } from '../../verify/harness/document.ts'
import type { Mark } from '../../verify/harness/mark.ts'
import type { Recording } from '../../verify/harness/record.ts'
import { ELSEWHERE } from './elsewhere.ts'
import type { PlaygroundAnswer, PlaygroundRequest, PlaygroundResult } from '../../playground/protocol.ts'

/** A playground, in a browser or in Node. */
export interface Asked {
  request(request: PlaygroundRequest): Promise<PlaygroundAnswer>
  run(code: string): Promise<PlaygroundResult>
  reset(): Promise<void>
}

/** A sample that the playground can run: a request, or code that runs inside an unmodified application. */
export type Runnable = Fence & { mark: Mark }

/** Kinds of samples that the playground runs. */
export const KINDS = ['rest', 'graphql', 'document-service'] as const

/** Returns the reason why the playground can't run a sample, if any. */
export function notRunnable({ language, mark, code }: Fence): string | undefined {
  if (!mark || mark.kind === 'no' || !KINDS.some((kind) => kind === mark.kind)) return 'not a request or code'
  if (mark.kind === 'rest' && language !== 'http') return 'a program'
  if (mark.in !== undefined) return 'another application'
  return ELSEWHERE.find(({ asks }) => mark.kind === 'document-service' && asks.test(code))?.reason
}

/** Addition to JSON error messages in engines newer than the one used for the recordings. */
const JSON_PLACE = / \(line \d+ column \d+\)/

/** Results of a document's samples. */
export interface Replayed {
  answers: Map<Runnable, Answer>
  /** Requests that the playground reports as unsupported. */
  unsupported: Runnable[]
}

/** Runs the samples of a document that the playground supports, in order, like the harness. */
export async function replay(document: SampleDocument, playground: Asked): Promise<Replayed> {
  const answers = new Map<Runnable, Answer>()
  const unsupported: Runnable[] = []
  let variables: string | undefined
  for (const fence of document.fences) {
    if (fence.mark?.kind === 'variables') variables = fence.code
    if (notRunnable(fence) !== undefined) continue
    const sample = fence as Runnable
    if (!sample.mark.after) await playground.reset()
    try {
      answers.set(sample, await run(sample, playground, variables))
      variables = undefined
    } catch (error) {
      if (!(error instanceof PlaygroundError) || error.reason !== 'unsupported') throw error
      unsupported.push(sample)
    }
  }
  return { answers, unsupported }
}

async function run({ code, mark }: Runnable, playground: Asked, variables: string | undefined): Promise<Answer> {
  if (mark.kind === 'rest' || mark.kind === 'graphql') {
    const { as } = mark
    const request = mark.kind === 'rest' ? readRequest(code) : operationRequest(code, variables)
    const { status, reason, headers, body } = await playground.request({ ...request, ...(as !== undefined && { as }) })
    return { kind: 'http', status, reason, type: headers['content-type'] ?? '', body: body.replace(JSON_PLACE, '') }
  }
  const { value, printed, error } = await playground.run(code)
  if (error) return { kind: 'error', ...error }
  if (printed.length > 0) return { kind: 'text', text: printed.join('\n') }
  return { kind: 'value', ...(value !== undefined && { json: value }) }
}

/** Replaces password hashes with dots of the same length, as the playground does. */
export function withoutHashes({ fence, text }: Recording): Recording {
  return { fence: { ...fence, code: fence.code.replaceAll(/\$2[aby]\$\d\d\$[./\w]{53}/g, '.'.repeat(60)) }, text }
}
