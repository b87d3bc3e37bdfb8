import { sectionAddress } from '../../addresses/section-address.ts'
import type { Messages } from '../../messages/messages.ts'
import { isRunning, nameOf, namedSources, writtenOf, type Said, type Turn } from './turn.ts'

interface MarkdownContext {
  /** Returns an absolute URL for a route or section. */
  toUrl: (target: string) => string
  ask: Messages['ask']
}

/** Returns a question and its answer as Markdown, with code, links to sources, and the answer's origin. */
export function answerMarkdown(turn: Turn, { toUrl, ask }: MarkdownContext): string {
  const { question, sources, said } = turn
  const link = (position: number, name: string) => `[${name}](${toUrl(sectionAddress(sources[position]!))})`
  const running = said
    .filter(isRunning)
    .map((part) => (part.kind === 'text' ? part.text : link(part.source, String(part.source + 1))))
    .join('')
  const whole = said.flatMap((part) => (isRunning(part) ? [] : [blockOf(part)]))
  const author = running === '' ? (writtenOf(turn) ? ask.written : undefined) : ask.generated
  const named = namedSources(turn)
    .filter((position) => sources[position])
    .map((position) => `- ${link(position, nameOf(sources[position]!))}`)
  const blocks = [
    `## ${question}`,
    running,
    ...whole,
    author ? `_${author}_` : '',
    named.length > 0 ? `${ask.sources}:\n\n${named.join('\n')}` : '',
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function blockOf(part: Exclude<Said, { kind: 'text' | 'cite' }>): string {
  if (part.kind === 'written') return part.text
  if (part.kind === 'quote') return `> ${part.text}`
  const longest = Math.max(2, ...(part.code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${part.language}\n${part.code}\n${fence}`
}
