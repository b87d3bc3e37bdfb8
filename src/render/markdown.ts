import type { BlockRegistry } from '../compile/block.ts'
import type { MarkdownBody, MarkdownInsert, WrittenAnswer } from '../compile/page.ts'
import type { Messages } from '../messages/messages.ts'
import type { Block } from '../site/site-graph.ts'
import type { BlockData } from '../site/block-data.ts'
import { escapeMarkdown } from '../site/link-list.ts'

/** A page's Markdown before what other documents give to it. */
interface MarkdownPage {
  title: string
  description: string
  /** Absolute. */
  url: string
  body: MarkdownBody
  answers: WrittenAnswer[]
}

/** What a page's Markdown is filled in with. Addresses are absolute. */
interface PageSources {
  messages: Messages
  blocks: BlockRegistry<Block>
  data: BlockData
  include: (file: string) => { markdown: MarkdownBody; title: string } | undefined
}

/** A page as a Markdown file of its own: title, description, where it comes from, text, and the questions that it answers. */
export function pageMarkdown({ title, description, url, body, answers }: MarkdownPage, sources: PageSources): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    sources.messages.blocks.source(url),
    fill(body, sources),
    answers.length > 0 && `## ${sources.messages.blocks.questions}`,
    ...answers.map(({ ask, answer }) => `### ${escapeMarkdown(ask[0]!)}\n\n${answer}`),
  ]
  return `${parts.filter(Boolean).join('\n\n').trimEnd()}\n`
}

/** @param explained definitions that the reader has met */
function fill(body: MarkdownBody, sources: PageSources, explained = new Set<string>()): string {
  let text = ''
  for (const part of body) {
    if (typeof part === 'string') text += part
    else text += continueLine(lastLine(text), insertion(part, sources, explained))
  }
  return text
}

function insertion({ name, props }: MarkdownInsert, sources: PageSources, explained: Set<string>): string {
  const block = sources.blocks.get(name)
  const file = block?.includes?.(props)
  const document = file === undefined ? undefined : sources.include(file)
  const isFirst = (definition: string) => !explained.has(definition) && explained.add(definition) !== undefined
  return (
    block?.fillMarkdown?.(props, {
      site: sources.data[name],
      included: document && {
        title: document.title,
        // Filled in when it is asked for: a definition that was explained already isn't said, nor what it explains.
        get text() {
          return fill(document.markdown, sources, explained)
        },
      },
      isFirst,
    }) ?? ''
  )
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

/** Lines after the first go where the first one stands: into the same quote, below the same item of a list. */
function continueLine(before: string, inserted: string): string {
  const indent = before.replaceAll(/[^>\s]/g, ' ')
  return inserted.replaceAll('\n', `\n${indent}`).replaceAll(/^[ \t]+$/gm, '')
}
