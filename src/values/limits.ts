/**
 * How much of a thing a site may have. All of them are far above what a reader could use, and below what would make a build slow
 * or end it: whoever writes needs to know of none before a problem names it. CONTRIBUTING.md lists them.
 */
export const LIMITS = {
  /** Of one document, in bytes. */
  pageBytes: 256 * 1024,
  /** Of front matter. The parser of its language is slow where it has to look for mistakes. */
  frontMatterLetters: 10_000,
  /** Of the questions beside a document. */
  questionsLetters: 30_000,
  /** Brackets that are open at one place of a document: the parser recurses on them, and ends the whole process at about 6,000. */
  openBrackets: 500,
  /** Quotes, lists, components and emphasis inside each other: what follows the parser recurses, and overflows at about 1,000. */
  levels: 100,
  /** Rows by columns; Markdown fills up rows that are too short, so that a line of them costs as much as the longest. */
  tableCells: 20_000,
  /** Openings and ends of tags in one document, those in code too; many of them that are none take the parser the square of their number. */
  tags: 10_000,
  /** `:name` in one document, in code too, for the same reason. */
  directives: 4_000,
  /** Lines of a fence that is drawn. */
  diagramLines: 300,
  /** Letters of it. */
  diagramLetters: 20_000,
  /** `&` in one, each of which doubles the arrows of a line. */
  diagramAnds: 50,
  /** Arrows of one diagram: placing them takes more than the square of their number. */
  diagramArrows: 100,
  /** Between two slashes of a route: names of files have 255 bytes, and `.html` and the like come behind. */
  routePartBytes: 200,
  /** A whole route. */
  routeBytes: 900,
  /** An OpenAPI document. */
  apiBytes: 4 * 1024 * 1024,
  /** Objects and lists inside each other in one: its validator recurses. */
  apiLevels: 100,
  /** Values of one example; what comes after is left out, as what is too deep. */
  apiExampleValues: 2_000,
} as const

const number = new Intl.NumberFormat('en-US')

/** "A table can have at most 20,000 cells; this one has 16,000,000." */
export function limitSentence(what: string, { most, unit, has }: { most: number; unit: string; has: number }): string {
  return `${what} can have at most ${number.format(most)} ${unit}; this one has ${number.format(has)}.`
}
