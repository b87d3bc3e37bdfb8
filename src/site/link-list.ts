/** A link with its page's description, which may be an empty string. */
export interface DescribedLink {
  title: string
  href: string
  description: string
}

/** A Markdown list of links, each followed by its description if there is one. */
export function linkList(pages: DescribedLink[]): string {
  const line = ({ title, href, description }: DescribedLink) =>
    `- [${escapeMarkdown(title)}](${href})${description && `: ${escapeMarkdown(description)}`}`
  return pages.map(line).join('\n')
}

/** Escapes text for a Markdown heading, link text, or list item. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]/g, '\\$&')
}
