/** What of a page was held against another version of the product than the one that it describes. */
export interface OtherVersion {
  version: string
  /** Samples and facts that could be compared. */
  compared: number
  /** Those of them that are otherwise there. */
  differing: number
}

/** What a version does otherwise than a page says. */
export interface VersionDifferences {
  version: string
  differences: VersionDifference[]
}

/** A sample, a table or a sentence of a page that another version answers or does in another way. */
export interface VersionDifference {
  what: 'sample' | 'table' | 'fact'
  /** `added`: nothing is gone or changed; `refused`: what works in the documented version doesn't. */
  kind: 'added' | 'other' | 'refused'
  /** What it is called in a list. */
  at: string
  /** Of a sample: `nameOfText` of its code. */
  code?: string
  /** Lines of both answers: ` ` in both, `-` in the documented version, `+` in the other one, `@` where equal lines are left out. */
  lines?: string[]
  /** What the other version says. */
  message?: string
  /** Sentences that explain it. */
  why: Array<{ says: string; source?: string; named?: string }>
}
