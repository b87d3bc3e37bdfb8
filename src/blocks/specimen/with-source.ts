const FENCE = '```'

/** Returns Markdown with the specimen's source in a fence, followed by the specimen. */
export function withSource(specimen: string): string {
  const inside = specimen.match(/^ *`{3,}/gm) ?? []
  const fence = inside.map((line) => `${line.trim()}\``).reduce((longest, next) => (next.length > longest.length ? next : longest), FENCE)
  return `${fence}mdx\n${specimen.trimEnd()}\n${fence}\n\n${specimen}`
}
