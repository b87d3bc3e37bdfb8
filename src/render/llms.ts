import { escapeMarkdown, linkList, type DescribedLink } from '../site/link-list.ts'

/** What language models are told about a site (llmstxt.org). */
interface LlmsIndex {
  title: string
  /** One sentence. */
  description: string
  /** What else they should know; absent when there is nothing. */
  note?: string | undefined
  sections: Array<{ title: string; entries: DescribedLink[] }>
}

/** `llms.txt`: the site's pages, by section, each with the address of its Markdown. */
export function llmsIndex({ title, description, note, sections }: LlmsIndex): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    note && escapeMarkdown(note),
    ...sections.flatMap((section) => [`## ${escapeMarkdown(section.title)}`, linkList(section.entries)]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
