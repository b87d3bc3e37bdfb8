import { escapeMarkdown, linkList, type DescribedLink } from '../site/link-list.ts'

/** Contents of `llms.txt` (llmstxt.org). */
interface LlmsIndex {
  title: string
  /** One sentence. */
  description: string
  /** Further information for language models. */
  note?: string | undefined
  sections: Array<{ title: string; entries: DescribedLink[] }>
}

/** Formats `llms.txt`: the site's pages by section, each with the URL of its Markdown. */
export function llmsIndex({ title, description, note, sections }: LlmsIndex): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    note && escapeMarkdown(note),
    ...sections.flatMap((section) => [`## ${escapeMarkdown(section.title)}`, linkList(section.entries)]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
