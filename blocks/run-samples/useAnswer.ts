import { useRef, useState } from 'react'
import type { Built } from '../../playground/built.ts'
import { mayWrite } from '../../playground/later-parts.ts'
import type { PlaygroundRequest } from '../../playground/protocol.ts'
import { documentsIn, type Documents } from './documents.ts'
import { compareAnswers, type Comparison } from './comparison.ts'
import { printJson, printText, type PrintedJson } from './print-json.ts'
import { codeMayWrite, ReaderCopy } from './reader-copy.ts'
import { reasonOf } from './reasons.ts'
import { readOperation } from './operation.ts'
import { replyOf, type Reply } from './reply.ts'
import { isSameRequest, readRequest } from './request-text.ts'
import type { Sample } from './samples.ts'
import { errorIn } from './strapi-error.ts'

/** What a request came to. */
export interface Outcome {
  answer?: Reply
  printed: PrintedJson
  comparison: Comparison
  /** Whether it is compared with an answer that the page has. */
  isRecorded: boolean
  /** What it is compared with, where the same was sent to another version before. */
  other?: OtherVersion | undefined
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

/** What another version has answered to the same. */
export interface OtherVersion {
  version: string
  answer: Reply
}

/** What was answered last. */
interface Answered extends OtherVersion {
  asked: Asked
  other: OtherVersion | undefined
}

/** What the answers to a request are compared with. */
interface Origin extends Asked {
  /** The answer that the page shows. */
  recorded?: string | undefined
  /** What is sent first, each once. */
  before: Asked[]
}

/**
 * Sends requests, and compares each answer with that to the sample as it was written; once it is changed, with that of the version
 * that was asked the same before.
 * @param origin the sample; without one, nothing is compared
 */
export function useAnswer(origin?: Origin) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const [documents, setDocuments] = useState<Documents>()
  const last = useRef(0)
  const done = useRef(new Set<string>())
  const answered = useRef<Answered>(undefined)

  /** What has to be sent first, and hasn't been since the content was as at first. */
  const missingBefore = (edition: Built): Asked[] => {
    const isUntouched = ReaderCopy.of(edition).state.writes === 0
    return (origin?.before ?? []).filter((before) => isUntouched || !done.current.has(nameOf(before, edition.version)))
  }

  /** Whether running it may change content, by itself or by what has to be sent first. */
  const wouldWrite = (asked: Asked, edition: Built): boolean => [...missingBefore(edition), asked].some(writes)

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
      for (const before of missingBefore(edition)) {
        await ask(before, copy)
        done.current.add(nameOf(before, version))
        first.push(firstLineOf(before))
      }
      const recorded = recordedJson(origin?.recorded)
      const isSent = origin && origin.kind !== 'code' && origin.before.length === 0
      const other = recorded && isSame(asked, origin!) ? undefined : otherVersion(answered.current, asked, version)
      const base = other?.answer ?? recorded ?? (isSent ? await copy.originalAnswer(requestOf(origin)) : undefined)
      const answer = await ask(asked, copy)
      answered.current = { asked, version, answer, other }
      const found = asked.kind === 'request' && documentsIn(requestOf(asked).path, answer.body)
      if (found) setDocuments(found)
      const printed = print(answer.body)
      const comparison = compareAnswers(printed, base && isLike(base, answer) ? print(base.body) : undefined)
      next = { answer, printed, comparison, isRecorded: recorded !== undefined, other, first, as: asked.as, version }
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
    answered.current = undefined
    setIsBusy(false)
    setOutcome(undefined)
  }
  return { outcome, isBusy, documents, run, wouldWrite, forget }
}

/** What is refused, or has no content, has nothing in common with what isn’t, or has. */
function isLike(one: { body: string }, other: { body: string }): boolean {
  return (errorIn(one.body) === undefined) === (errorIn(other.body) === undefined) && (one.body === '') === (other.body === '')
}

function isSame(one: Asked, other: Asked): boolean {
  return one.as === other.as && (one.kind === 'request' ? isSameRequest(one.text, other.text) : one.text === other.text)
}

/** The answer of another version to the same, if it was the last one, or was compared with the last one. */
function otherVersion(last: Answered | undefined, asked: Asked, version: string): OtherVersion | undefined {
  if (!last || !isSame(last.asked, asked)) return undefined
  return last.version === version ? last.other : last
}

function nameOf({ text }: Asked, version: string): string {
  return `${version} ${text}`
}

function writes(asked: Asked): boolean {
  if (asked.kind === 'code') return codeMayWrite(asked.text)
  // The variables of an operation may not be JSON yet.
  return mayWrite(asked.kind === 'graphql' ? { method: 'POST', path: '/graphql', body: asked.text } : requestOf(asked))
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
