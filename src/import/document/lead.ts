import { list, record, text } from '../script/unknown.ts'

/** Converts a home page's front matter to Markdown: slogan, links, and features. */
export function leadOf(frontMatter: Record<string, unknown>): string {
  const hero = record(frontMatter.hero) ?? {}
  const actions = list(hero.actions).flatMap((written) => {
    const [label, link] = [text(record(written)?.text), text(record(written)?.link)]
    return label === undefined || link === undefined ? [] : [`[${label}](${link})`]
  })
  const features = list(frontMatter.features).flatMap((written) => {
    const feature = record(written) ?? {}
    const title = text(feature.title)
    if (title === undefined) return []
    const link = text(feature.link)
    return [`- **${link === undefined ? title : `[${title}](${link})`}**: ${(text(feature.details) ?? '').replaceAll(/\s*\n\s*/g, ' ')}`]
  })
  const parts = [text(hero.text), text(hero.tagline), actions.join(' · '), features.join('\n')]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
