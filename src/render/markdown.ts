import type { BlockRegistry } from '../compile/block.ts'
import type { MarkdownBody, MarkdownInsert, WrittenAnswer } from '../compile/page.ts'
import type { Messages } from '../messages/messages.ts'
import type { Block } from '../site/site-graph.ts'
import type { BlockData } from '../site/block-data.ts'
import { escapeMarkdown } from '../site/link-list.ts'

/** A page's Markdown before blocks are filled in. */
interface MarkdownPage {
  title: string
  description: string
  /** Absolute URL. */
  url: string
  body: MarkdownBody
  answers: WrittenAnswer[]
}

/** Content for filling in blocks. URLs are absolute. */
interface PageSources {
  messages: Messages
  blocks: BlockRegistry<Block>
  data: BlockData
  include: (file: string) => { markdown: MarkdownBody; title: string } | undefined
}

/** Formats a page as a Markdown file: title, description, URL, text, and the questions that it answers. */
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

/** @param explained definitions that occurred earlier on the page */
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
        // Lazy: for a repeated definition, the block doesn't read it, so definitions nested in it don't count as explained.
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

/** Continues the first line's prefix in later lines, so they stay in the same quote or list item. */
function continueLine(before: string, inserted: string): string {
  const indent = before.replaceAll(/[^>\s]/g, ' ')
  return inserted.replaceAll('\n', `\n${indent}`).replaceAll(/^[ \t]+$/gm, '')
}
