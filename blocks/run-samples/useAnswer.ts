import { useRef, useState } from 'react'
import type { Built } from '../../playground/built.ts'
import type { PlaygroundRequest } from '../../playground/protocol.ts'
import { compareAnswers, type Comparison } from './comparison.ts'
import { printJson, printText, type PrintedJson } from './print-json.ts'
import { ReaderCopy } from './reader-copy.ts'
import { reasonOf } from './reasons.ts'
import { readOperation } from './operation.ts'
import { replyOf, type Reply } from './reply.ts'
import { readRequest } from './request-text.ts'
import type { Sample } from './samples.ts'
import { errorIn } from './strapi-error.ts'

/** What a request came to. */
export interface Outcome {
  answer?: Reply
  printed: PrintedJson
  comparison: Comparison
  /** Whether it is compared with an answer that the page has. */
  isRecorded: boolean
  /** Why there is no answer. */
  failure?: string
  /** Of the Strapi that was asked. */
  version: string
  /** Who sent it; nobody in particular without. */
  as?: string | undefined
  /** Requests that were sent before it, since it goes on where they ended. */
  first: string[]
}

/** A request or an operation, and who sends it; or code. */
export interface Asked {
  kind: Sample['kind']
  text: string
  as?: string | undefined
}

/** What the answers to a request are compared with. */
interface Origin extends Asked {
  /** The answer that the page shows. */
  recorded?: string | undefined
  /** What is sent first, each once. */
  before: Asked[]
}

/**
 * Sends requests, and compares each answer with that to the sample as it was written.
 * @param origin the sample; without one, nothing is compared
 */
export function useAnswer(origin?: Origin) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const last = useRef(0)
  const done = useRef(new Set<string>())

  const run = async (asked: Asked, edition: Built): Promise<void> => {
    const copy = ReaderCopy.of(edition)
    const { version } = edition
    const turn = ++last.current
    setIsBusy(true)
    const first: string[] = []
    const hadWritten = copy.state.writes > 0
    let next: Outcome
    try {
      // Put back, or lost.
      if (!hadWritten) done.current.clear()
      for (const before of origin?.before ?? []) {
        const name = `${version} ${before.text}`
        if (done.current.has(name)) continue
        await ask(before, copy)
        done.current.add(name)
        first.push(firstLineOf(before))
      }
      const recorded = recordedJson(origin?.recorded)
      const isSent = origin && origin.kind !== 'code' && origin.before.length === 0
      const base = recorded ?? (isSent ? await copy.originalAnswer(requestOf(origin)) : undefined)
      const answer = await ask(asked, copy)
      const printed = print(answer.body)
      // What is refused has nothing in common with what isn't.
      const isLike = base && (errorIn(base.body) === undefined) === (errorIn(answer.body) === undefined)
      const comparison = compareAnswers(printed, isLike ? print(base.body) : undefined)
      next = { answer, printed, comparison, isRecorded: recorded !== undefined, first, as: asked.as, version }
    } catch (error) {
      const printed = printText('')
      const failure = reasonOf(error, hadWritten)
      next = { printed, comparison: compareAnswers(printed, undefined), isRecorded: false, first, failure, version }
    }
    // A later request has its own answer.
    if (turn !== last.current) return
    setIsBusy(false)
    setOutcome(next)
  }
  const forget = () => {
    last.current++
    done.current.clear()
    setIsBusy(false)
    setOutcome(undefined)
  }
  return { outcome, isBusy, run, forget }
}

/** @throws PlaygroundError when there is no answer */
async function ask(asked: Asked, copy: ReaderCopy): Promise<Reply> {
  return asked.kind === 'code' ? replyOf(await copy.runCode(asked.text)) : copy.send(requestOf(asked))
}

function firstLineOf({ kind, text }: Asked): string {
  if (kind !== 'request') return 'the sample before it'
  const { method, url } = readRequest(text)
  return `${method} ${url}`
}

function requestOf({ kind, text, as }: Asked): PlaygroundRequest {
  if (kind === 'graphql') return { ...readOperation(text), ...(as !== undefined && { as }) }
  const { method, url, headers, body } = readRequest(text)
  return {
    method,
    path: url.replace(/^https?:\/\/[^/]+/, ''),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body }),
    ...(as !== undefined && { as }),
  }
}

function print(body: string): PrintedJson {
  try {
    return printJson(JSON.parse(body))
  } catch {
    return printText(body)
  }
}

/** The answer that a page shows, if it is whole: where something is left out, a comment says so. */
function recordedJson(text = ''): { body: string } | undefined {
  const body = text.replace(/^HTTP\/[\d.]+ .*\n\n/, '')
  try {
    JSON.parse(body)
    return { body }
  } catch {
    return undefined
  }
}
