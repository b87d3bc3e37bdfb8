import { rename, writeFile } from 'node:fs/promises'
import { structuredPatch } from 'diff'
import { print, type Answer } from './answer.ts'
import { pathOf, type Fence, type SampleDocument } from './document.ts'
import type { Failure } from './run-document.ts'

interface Recording {
  fence: Fence
  text: string
}

/**
 * The answers that a document should show. A fence that shows one nobody gave is a failure, and so is a sample in a tab beside
 * the one whose answer is shown that gets another.
 */
export function recordings(document: SampleDocument, answers: Map<Fence, Answer>): { recordings: Recording[]; failures: Failure[] } {
  const result: Recording[] = []
  const failures: Failure[] = []
  let last: Fence | undefined
  for (const fence of document.fences) {
    const { mark } = fence
    if (!mark || mark.kind === 'no' || mark.kind === 'ts' || mark.kind === 'variables' || mark.kind === 'file') continue
    if (mark.kind !== 'response') {
      last = fence
      continue
    }
    const answer = last && answers.get(last)
    // A sample that failed has been reported.
    if (last === undefined) failures.push({ line: fence.first, message: 'No sample stands before this response.' })
    else if (answer) {
      const text = print(answer, fence.language, mark)
      result.push({ fence, text })
      for (const other of besides(last, fence, document.fences)) {
        const otherAnswer = answers.get(other)
        if (!otherAnswer) continue
        const otherText = print(otherAnswer, fence.language, mark)
        if (otherText === text) continue
        const head = `The answer differs from the one in line ${fence.first}, to the sample beside it (- shown, + this one’s):`
        failures.push({ line: other.first, message: `${head}\n${difference(text, otherText, fence.first)}` })
      }
    }
  }
  return { recordings: result, failures }
}

/** The last sample of each other tab beside a sample's, when its response is shown below the tabs. */
function besides(sample: Fence, response: Fence, fences: Fence[]): Fence[] {
  const { tab } = sample
  if (!tab || response.tab?.tabs === tab.tabs) return []
  const lastOfTab = new Map<number, Fence>()
  for (const fence of fences) {
    if (fence.tab?.tabs === tab.tabs && fence.tab.item !== tab.item && fence.mark) lastOfTab.set(fence.tab.item, fence)
  }
  return [...lastOfTab.values()]
}

/** The document with its responses replaced. */
export function withRecordings(document: SampleDocument, responses: Recording[]): string {
  const lines = document.source.split('\n')
  for (const { fence, text } of responses.toSorted((a, b) => b.fence.first - a.fence.first)) {
    const indent = /^[ \t]*/.exec(lines[fence.first - 1]!)![0]
    const body = text.split('\n').map((line) => (line === '' ? '' : indent + line))
    lines.splice(fence.first, fence.last - fence.first - 1, ...body)
  }
  return lines.join('\n')
}

/** What differs between the document's responses and the real ones, as a diff with lines of the document. */
export function differences(responses: Recording[]): Failure[] {
  return responses.flatMap(({ fence, text }) => {
    if (fence.code === text) return []
    const body = difference(fence.code, text, fence.first)
    return [{ line: fence.first, message: `The real answer differs from the recorded one (- recorded, + real):\n${body}` }]
  })
}

/** @param first line of the document that stands before the first of `before` */
function difference(before: string, after: string, first: number): string {
  const { hunks } = structuredPatch('before', 'after', before, after, '', '', { context: 2 })
  return hunks.map((hunk) => `  line ${first + hunk.oldStart}\n${hunk.lines.map((line) => `    ${line}`).join('\n')}`).join('\n')
}

/** Replaces a document, whole or not at all. */
export async function writeDocument(document: SampleDocument, source: string): Promise<void> {
  const path = pathOf(document)
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, source)
  await rename(unfinished, path)
}
