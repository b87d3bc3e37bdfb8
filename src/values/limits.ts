/**
 * Limits for the sizes of a site's parts. They are far above what is useful to readers, and below what would slow down or crash a
 * build, so authors only need to know a limit when a problem reports it. CONTRIBUTING.md lists them.
 */
export const LIMITS = {
  /** Size of a document, in bytes. */
  pageBytes: 256 * 1024,
  /** Length of front matter, in characters. The YAML parser is slow when it reports errors. */
  frontMatterLetters: 10_000,
  /** Length of the questions file next to a document, in characters. */
  questionsLetters: 30_000,
  /** Open brackets in a document. The parser recurses for each, and crashes the process at about 6,000. */
  openBrackets: 500,
  /** Nesting of quotes, lists, components, and emphasis. Later steps recurse, and overflow the stack at about 1,000. */
  levels: 100,
  /** Rows times columns. Markdown pads short rows, so every row costs as much as the longest. */
  tableCells: 20_000,
  /** Start and end tags in a document, including those in code. Invalid ones take the parser quadratic time. */
  tags: 10_000,
  /** `:name` directives in a document, including those in code, for the same reason. */
  directives: 4_000,
  /** Lines of a diagram. */
  diagramLines: 300,
  /** Length of a diagram, in characters. */
  diagramLetters: 20_000,
  /** `&` operators in a diagram, each of which doubles the number of a line's arrows. */
  diagramAnds: 50,
  /** Arrows in a diagram; layout takes more than quadratic time. */
  diagramArrows: 100,
  /** Length of a route's segment, in bytes: file names are limited to 255, including suffixes such as `.html`. */
  routePartBytes: 200,
  /** Length of a route, in bytes. */
  routeBytes: 900,
  /** Size of an OpenAPI document, in bytes. */
  apiBytes: 4 * 1024 * 1024,
  /** Nesting of an OpenAPI document, since its validator recurses. */
  apiLevels: 100,
  /** Values in an example of an API reference; further ones are omitted, like those that are nested too deeply. */
  apiExampleValues: 2_000,
} as const

const number = new Intl.NumberFormat('en-US')

/** Formats the sentence for an exceeded limit: "A table can have at most 20,000 cells; this one has 16,000,000." */
export function limitSentence(what: string, { most, unit, has }: { most: number; unit: string; has: number }): string {
  return `${what} can have at most ${number.format(most)} ${unit}; this one has ${number.format(has)}.`
}
