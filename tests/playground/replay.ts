import { PlaygroundError } from '../../playground/playground-error.ts'
import { operationRequest } from '../../playground/operation-request.ts'
import { readRequest } from '../../playground/read-request.ts'
import type { Answer } from '../../verify/harness/answer.ts'
import type { Fence, SampleDocument } from '../../verify/harness/document.ts'
import type { Mark } from '../../verify/harness/mark.ts'
import type { Recording } from '../../verify/harness/record.ts'
import { ELSEWHERE } from './elsewhere.ts'
import type { PlaygroundAnswer, PlaygroundRequest, PlaygroundResult } from '../../playground/protocol.ts'

/** A playground, wherever it runs. */
export interface Asked {
  request(request: PlaygroundRequest): Promise<PlaygroundAnswer>
  run(code: string): Promise<PlaygroundResult>
  reset(): Promise<void>
}

/** A sample that the playground can run: a request, or code for inside of the application, in the application as it is. */
export type Runnable = Fence & { mark: Mark }

/** What is sent, and what runs inside of Strapi. */
export const KINDS = ['rest', 'graphql', 'document-service'] as const

/** Why a sample isn't one for the playground; nothing where it is. */
export function notRunnable({ language, mark, code }: Fence): string | undefined {
  if (!mark || mark.kind === 'no' || !KINDS.some((kind) => kind === mark.kind)) return 'not a request or code'
  if (mark.kind === 'rest' && language !== 'http') return 'a program'
  if (mark.in !== undefined) return 'another application'
  return ELSEWHERE.find(({ asks }) => mark.kind === 'document-service' && asks.test(code))?.reason
}

/** What newer engines than the recordings' add to what is wrong with JSON. */
const JSON_PLACE = / \(line \d+ column \d+\)/

/** What the samples of a document give, run in order as the harness does. */
export interface Replayed {
  answers: Map<Runnable, Answer>
  /** Requests that the playground says it can't answer. */
  unsupported: Runnable[]
}

/** Runs every sample of a document that is one for the playground. */
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

/** What a document shows, as the playground has it: a password's hash is as many dots there. */
export function withoutHashes({ fence, text }: Recording): Recording {
  return { fence: { ...fence, code: fence.code.replaceAll(/\$2[aby]\$\d\d\$[./\w]{53}/g, '.'.repeat(60)) }, text }
}
