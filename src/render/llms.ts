import { escapeMarkdown, linkList, type DescribedLink } from '../site/link-list.ts'

/** What language models are told about a site (llmstxt.org). */
interface LlmsIndex {
  title: string
  /** One sentence. */
  description: string
  sections: Array<{ title: string; entries: DescribedLink[] }>
}

/** `llms.txt`: the site's pages, by section, each with the address of its Markdown. */
export function llmsIndex({ title, description, sections }: LlmsIndex): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    ...sections.flatMap((section) => [`## ${escapeMarkdown(section.title)}`, linkList(section.entries)]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
