/** A page as a list of links shows it. */
export interface ListedPage {
  title: string
  href: string
  description: string
}

/** A Markdown list of links; what has no description is a link alone. */
export function linkList(pages: ListedPage[]): string {
  const line = ({ title, href, description }: ListedPage) =>
    `- [${escapeMarkdown(title)}](${href})${description && `: ${escapeMarkdown(description)}`}`
  return pages.map(line).join('\n')
}

/** Text that means nothing but itself in a heading, a link's text or a list. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]/g, '\\$&')
}
