import { breakingChangeColumns, codemodAnswers } from '../compile/labels.ts'
import type { MarkdownBody, MarkdownInsert } from '../compile/page.ts'
import type { BreakingChangeEntry } from '../site/breaking-changes.ts'
import type { CategoryEntry, PageLists } from './body.tsx'
import { markdownTable } from './markdown-table.ts'
import { referenceTable, type Subject } from './reference-rows.ts'

/** A page's Markdown before what other documents give to it. */
interface MarkdownPage {
  title: string
  description: string
  /** Absolute. */
  url: string
  body: MarkdownBody
}

/** What a page's Markdown is filled in with. Addresses are absolute. */
interface MarkdownSources extends PageLists {
  include: (file: string) => { markdown: MarkdownBody; title: string } | undefined
}

/** A page as a Markdown file of its own: title, description, where it comes from, text. */
export function pageMarkdown({ title, description, url, body }: MarkdownPage, sources: MarkdownSources): string {
  const parts = [`# ${escapeMarkdown(title)}`, description && `> ${escapeMarkdown(description)}`, `Source: ${url}`, fill(body, sources)]
  return `${parts.filter(Boolean).join('\n\n').trimEnd()}\n`
}

/** Text that means nothing but itself in a heading, a link's text or a list. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]/g, '\\$&')
}

/** A list of links; what has no description is a link alone. */
export function linkList(entries: CategoryEntry[]): string {
  const line = ({ title, href, description }: CategoryEntry) =>
    `- [${escapeMarkdown(title)}](${href})${description && `: ${escapeMarkdown(description)}`}`
  return entries.map(line).join('\n')
}

function fill(body: MarkdownBody, sources: MarkdownSources, explained = new Set<string>()): string {
  let text = ''
  for (const part of body) {
    if (typeof part === 'string') text += part
    else text += continueLine(lastLine(text), insertion(part, sources, explained))
  }
  return text
}

function insertion({ name, props }: MarkdownInsert, sources: MarkdownSources, explained: Set<string>): string {
  switch (name) {
    case 'BreakingChanges':
      return breakingChangeTable(sources.breakingChanges.filter(({ group }) => group === props.group))
    case 'CategoryCards':
      return linkList(sources.category)
    case 'Reference':
      return referenceTable(props.of as Subject)
    case 'Include': {
      const included = sources.include(`snippets/${String(props.snippet)}.mdx`)
      return included ? fill(included.markdown, sources, explained).trimEnd() : ''
    }
    case 'Definition': {
      const definition = sources.include(`_definitions/${String(props.of)}.mdx`)
      const term = escapeMarkdown(String(props.term ?? definition?.title ?? props.of))
      if (!definition || explained.has(String(props.of))) return term
      explained.add(String(props.of))
      return `${term} (${fill(definition.markdown, sources, explained).replaceAll(/\s+/g, ' ').trim()})`
    }
  }
}

function breakingChangeTable(entries: BreakingChangeEntry[]): string {
  const rows = entries.map(({ title, href, affects_plugins, codemod }) => [
    `[${escapeMarkdown(title)}](${href})`,
    affects_plugins ? 'Yes' : 'No',
    codemodAnswers[codemod],
  ])
  return markdownTable(breakingChangeColumns, rows)
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

/** Lines after the first go where the first one stands: into the same quote, below the same item of a list. */
function continueLine(before: string, inserted: string): string {
  const indent = before.replaceAll(/[^>\s]/g, ' ')
  return inserted.replaceAll('\n', `\n${indent}`).replaceAll(/^[ \t]+$/gm, '')
}
