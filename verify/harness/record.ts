import { rename, writeFile } from 'node:fs/promises'
import { structuredPatch } from 'diff'
import { print, type Answer } from './answer.ts'
import { pathOf, type Fence, type SampleDocument } from './document.ts'
import type { Failure } from './run-document.ts'

interface Recording {
  fence: Fence
  text: string
}

/** The answers that a document should show. A fence that shows one nobody gave is a failure. */
export function recordings(document: SampleDocument, answers: Map<Fence, Answer>): { recordings: Recording[]; failures: Failure[] } {
  const result: Recording[] = []
  const failures: Failure[] = []
  let last: Fence | undefined
  for (const fence of document.fences) {
    const { mark } = fence
    if (!mark || mark.kind === 'no' || mark.kind === 'ts' || mark.kind === 'variables') continue
    if (mark.kind !== 'response') {
      last = fence
      continue
    }
    const answer = last && answers.get(last)
    // A sample that failed has been reported.
    if (last === undefined) failures.push({ line: fence.first, message: 'No sample stands before this response.' })
    else if (answer) result.push({ fence, text: print(answer, fence.language, mark) })
  }
  return { recordings: result, failures }
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
    const { hunks } = structuredPatch('recorded', 'real', fence.code, text, '', '', { context: 2 })
    const body = hunks.map((hunk) => `  line ${fence.first + hunk.oldStart}\n${hunk.lines.map((line) => `    ${line}`).join('\n')}`)
    return [{ line: fence.first, message: `The real answer differs from the recorded one (- recorded, + real):\n${body.join('\n')}` }]
  })
}

/** Replaces a document, whole or not at all. */
export async function writeDocument(document: SampleDocument, source: string): Promise<void> {
  const path = pathOf(document)
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, source)
  await rename(unfinished, path)
}
