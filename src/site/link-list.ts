/** A link with what its page is about; empty where nobody has said. */
export interface DescribedLink {
  title: string
  href: string
  description: string
}

/** A Markdown list of links; what has no description is a link alone. */
export function linkList(pages: DescribedLink[]): string {
  const line = ({ title, href, description }: DescribedLink) =>
    `- [${escapeMarkdown(title)}](${href})${description && `: ${escapeMarkdown(description)}`}`
  return pages.map(line).join('\n')
}

/** Text that means nothing but itself in a heading, a link's text or a list. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]/g, '\\$&')
}
