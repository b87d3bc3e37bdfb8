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

/** Outcome of a request. */
export interface Outcome {
  answer?: Reply
  printed: PrintedJson
  comparison: Comparison
  /** Whether the comparison is with the recorded response. */
  isRecorded: boolean
  /** The response of another version to the same request, if the comparison is with that. */
  other?: OtherVersion | undefined
  /** Reason why there is no response. */
  failure?: string
  /** Strapi version that ran the request. */
  version: string
  /** Sender; `undefined` for a visitor. */
  as?: string | undefined
  /** Requests that were sent first because the sample continues from them. */
  first: string[]
  /** Number of the reader's earlier changes to the content, if the unchanged sample's response differs from the original one. */
  changes?: number
}

/** A request, operation, or code, with its sender. */
export interface Asked {
  kind: Sample['kind']
  text: string
  as?: string | undefined
}

/** The response of another version to the same request. */
export interface OtherVersion {
  version: string
  answer: Reply
}

/** The last response. */
interface Answered extends OtherVersion {
  asked: Asked
  other: OtherVersion | undefined
}

/** The sample that responses are compared with. */
interface Origin extends Asked {
  /** The recorded response. */
  recorded?: string | undefined
  /** Samples that have to run first, once each. */
  before: Asked[]
}

/** Time in milliseconds after which a request counts as busy: showing that for less would delay the response by a layout of the page. */
const BUSY_AFTER = 100

/**
 * Sends requests, and compares responses with the sample's; after switching versions, with the previous version's.
 * @param origin the sample; without it, nothing is compared
 */
export function useAnswer(origin?: Origin) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const [documents, setDocuments] = useState<Documents>()
  const last = useRef(0)
  const done = useRef(new Set<string>())
  const answered = useRef<Answered>(undefined)

  /** Returns the prerequisites that haven't run since the content was last reset. */
  const missingBefore = (edition: Built): Asked[] => {
    const isUntouched = ReaderCopy.of(edition).state.writes === 0
    return (origin?.before ?? []).filter((before) => isUntouched || !done.current.has(nameOf(before, edition.version)))
  }

  /** Whether running it, including its prerequisites, may change content. */
  const wouldWrite = (asked: Asked, edition: Built): boolean => [...missingBefore(edition), asked].some(writes)

  const run = async (asked: Asked, edition: Built): Promise<void> => {
    const copy = ReaderCopy.of(edition)
    const { version } = edition
    const turn = ++last.current
    const waiting = setTimeout(() => turn === last.current && setIsBusy(true), BUSY_AFTER)
    const first: string[] = []
    const earlier = copy.state.writes
    const hadWritten = earlier > 0
    let next: Outcome
    try {
      // The content was reset, or lost.
      if (!hadWritten) done.current.clear()
      for (const before of missingBefore(edition)) {
        await ask(before, copy)
        done.current.add(nameOf(before, version))
        first.push(firstLineOf(before))
      }
      const recorded = recordedJson(origin?.recorded)
      const isSent = origin && origin.kind !== 'code' && origin.before.length === 0
      const other = recorded && isSame(asked, origin!) ? undefined : otherVersion(answered.current, asked, version)
      // The response to the unchanged sample is the original one.
      const isOriginal = isSent && isSame(asked, origin) && !hadWritten && !writes(asked)
      const known = other?.answer ?? recorded ?? (isSent && !isOriginal ? await copy.originalAnswer(requestOf(origin)) : undefined)
      const answer = await ask(asked, copy)
      const base = known ?? (isOriginal ? answer : undefined)
      answered.current = { asked, version, answer, other }
      const found = asked.kind === 'request' && documentsIn(requestOf(asked).path, answer.body)
      if (found) setDocuments(found)
      const printed = print(answer.body)
      const comparison = compareAnswers(printed, base && isLike(base, answer) ? print(base.body) : undefined)
      const differs = origin && isSame(asked, origin) && base && !other && comparison.kind !== 'same'
      next = {
        answer,
        printed,
        comparison,
        isRecorded: recorded !== undefined,
        other,
        first,
        as: asked.as,
        version,
        ...(differs && { changes: earlier }),
      }
    } catch (error) {
      const printed = printText('')
      const failure = reasonOf(error, hadWritten)
      next = { printed, comparison: compareAnswers(printed, undefined), isRecorded: false, first, failure, version }
    }
    clearTimeout(waiting)
    // Ignore the response if another request was sent meanwhile.
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

/** Compare errors only with errors, and empty bodies only with empty ones. */
function isLike(one: { body: string }, other: { body: string }): boolean {
  return (errorIn(one.body) === undefined) === (errorIn(other.body) === undefined) && (one.body === '') === (other.body === '')
}

function isSame(one: Asked, other: Asked): boolean {
  return one.as === other.as && (one.kind === 'request' ? isSameRequest(one.text, other.text) : one.text === other.text)
}

/** Returns another version's response to the same request, from the last response or its comparison. */
function otherVersion(last: Answered | undefined, asked: Asked, version: string): OtherVersion | undefined {
  if (!last || !isSame(last.asked, asked)) return undefined
  return last.version === version ? last.other : last
}

function nameOf({ text }: Asked, version: string): string {
  return `${version} ${text}`
}

function writes(asked: Asked): boolean {
  if (asked.kind === 'code') return codeMayWrite(asked.text)
  // Don't parse variables here: they may not be valid JSON yet.
  return mayWrite(asked.kind === 'graphql' ? { method: 'POST', path: '/graphql', body: asked.text } : requestOf(asked))
}

/** @throws {PlaygroundError} if there is no response */
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

/** Returns the recorded response if it is complete; an abbreviated one contains a comment, which isn't valid JSON. */
function recordedJson(text = ''): { body: string } | undefined {
  const body = text.replace(/^HTTP\/[\d.]+ .*\n\n/, '')
  try {
    JSON.parse(body)
    return { body }
  } catch {
    return undefined
  }
}
