import { rename, writeFile } from 'node:fs/promises'
import { structuredPatch } from 'diff'
import { print, type Answer } from './answer.ts'
import { pathOf, type Fence, type SampleDocument } from './document.ts'
import { hasChanged, hasLost } from './effect.ts'
import type { Failure } from './failure.ts'
import type { Mark } from './mark.ts'

export interface Recording {
  fence: Fence
  text: string
}

/** Results of a document's samples, by fence. */
interface Run {
  answers: ReadonlyMap<Fence, Answer>
  /** Effects on the database. */
  effects: ReadonlyMap<Fence, string[]>
}

/**
 * Returns the responses and effects that a document should contain. Reports fences without a sample, samples in parallel tabs whose result
 * differs from the one shown, and samples that write without an effect or a look.
 */
export function recordings(document: SampleDocument, run: Run): { recordings: Recording[]; failures: Failure[] } {
  const result: Recording[] = []
  const failures: Failure[] = []
  let last: Fence | undefined
  const isShown = new Set<Fence>()
  const isChecked = lookedAt(document.fences, run.effects)
  for (const fence of document.fences) {
    const { mark } = fence
    if (!mark || mark.kind === 'no' || mark.kind === 'ts' || mark.kind === 'variables' || mark.kind === 'file') continue
    if (mark.kind !== 'response' && mark.kind !== 'effect') {
      last = fence
      continue
    }
    const noun = mark.kind === 'effect' ? 'effect' : 'answer'
    // Failed samples have already been reported.
    const text = last && textFor({ ...fence, mark }, last, run)
    if (last === undefined) failures.push({ line: fence.first, message: `There is no sample before this ${mark.kind}.` })
    else if (text !== undefined) {
      result.push({ fence, text })
      const others = besides(last, fence, document.fences)
      if (mark.kind === 'effect') {
        for (const sample of [last, ...others]) {
          isChecked.add(sample)
          if (!mark.hidden) isShown.add(sample)
        }
      }
      for (const other of others) {
        const otherText = textFor({ ...fence, mark }, other, run)
        if (otherText === undefined || otherText === text) continue
        const head = `The ${noun} differs from the one in line ${fence.first}, to the sample beside it (- shown, + this one’s):`
        failures.push({ line: other.first, message: `${head}\n${difference(text, otherText, fence.first)}` })
      }
    }
  }
  for (const [sample, effect] of run.effects) {
    const fail = (message: string) => failures.push({ line: sample.first, message: `${message}\n${indented(effect)}` })
    if (hasLost(effect)) {
      if (!isShown.has(sample)) fail(NOT_SHOWN)
    } else if (hasChanged(effect) && !isChecked.has(sample)) fail(NOT_CHECKED)
  }
  return { recordings: result, failures }
}

const NOT_SHOWN =
  'This request deletes data, which the response doesn’t show. Add a fence with the language effect below it; --update fills it in:'
const NOT_CHECKED =
  'This sample writes, and nothing says what is there afterward. Add a fence with the language effect below it (effect hidden if readers ' +
  'don’t need to see it), which --update fills in, or a sample that reads, marked after:'

/** Samples that a later one looks at: it continues from their state, and only reads. */
function lookedAt(fences: Fence[], effects: Run['effects']): Set<Fence> {
  const found = new Set<Fence>()
  /** Samples that continue from each other, by application. */
  const chains = new Map<string | undefined, Fence[]>()
  for (const fence of fences) {
    const effect = effects.get(fence)
    if (effect === undefined) continue
    const mark = fence.mark as Mark
    const before = mark.after ? (chains.get(mark.in) ?? []) : []
    chains.set(mark.in, [...before, fence])
    if (!hasChanged(effect) && isAccepted(mark)) for (const earlier of before) found.add(earlier)
  }
  return found
}

/** Whether a sample that changed nothing read something, or found out that it is gone, rather than being rejected. */
function isAccepted({ throws, status = 200 }: Mark): boolean {
  return !throws && (status < 400 || status === 404)
}

function indented(lines: string[]): string {
  return lines.map((line) => `    ${line}`).join('\n')
}

/** Returns the text that a fence should show for a sample; `undefined` if the sample didn't run. */
function textFor({ language, mark }: Fence & { mark: Mark }, sample: Fence, { answers, effects }: Run): string | undefined {
  if (mark.kind === 'effect') return effects.get(sample)?.join('\n')
  const answer = answers.get(sample)
  return answer && print(answer, language, mark)
}

/** Returns the last sample of each parallel tab, if the response is below the tabs. */
function besides(sample: Fence, response: Fence, fences: Fence[]): Fence[] {
  const { tab } = sample
  if (!tab || response.tab?.tabs === tab.tabs) return []
  const lastOfTab = new Map<number, Fence>()
  for (const fence of fences) {
    if (fence.tab?.tabs === tab.tabs && fence.tab.item !== tab.item && fence.mark) lastOfTab.set(fence.tab.item, fence)
  }
  return [...lastOfTab.values()]
}

/** Returns the document's source with updated responses. */
export function withRecordings(document: SampleDocument, responses: Recording[]): string {
  const lines = document.source.split('\n')
  for (const { fence, text } of responses.toSorted((a, b) => b.fence.first - a.fence.first)) {
    const indent = /^[ \t]*/.exec(lines[fence.first - 1]!)![0]
    const body = text.split('\n').map((line) => (line === '' ? '' : indent + line))
    lines.splice(fence.first, fence.last - fence.first - 1, ...body)
  }
  return lines.join('\n')
}

/** Returns differences between recorded and real responses, as diffs with line numbers of the document. */
export function differences(responses: Recording[]): Failure[] {
  return responses.flatMap(({ fence, text }) => {
    if (fence.code === text) return []
    const body = difference(fence.code, text, fence.first)
    return [
      {
        line: fence.first,
        message: `The real ${nounOf(fence)} differs from the recorded one (- recorded, + real):\n${body}`,
      },
    ]
  })
}

function nounOf({ mark }: Fence): string {
  if (mark?.kind === 'effect') return 'effect'
  return mark?.kind === 'response' ? 'answer' : 'type'
}

/** @param first line of the document before the first line of `before` */
function difference(before: string, after: string, first: number): string {
  const { hunks } = structuredPatch('before', 'after', before, after, '', '', { context: 2 })
  return hunks.map((hunk) => `  line ${first + hunk.oldStart}\n${hunk.lines.map((line) => `    ${line}`).join('\n')}`).join('\n')
}

/** Replaces a document atomically. */
export async function writeDocument(document: SampleDocument, source: string): Promise<void> {
  const path = pathOf(document)
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, source)
  await rename(unfinished, path)
}
