/** How much of a page was compared with another version of the product. */
export interface OtherVersion {
  version: string
  /** Number of samples and facts that could be compared. */
  compared: number
  /** Number of those whose result changed or fails in this version; additions don't count. */
  differing: number
}

/** Differences between what a page says and what another version does. */
export interface VersionDifferences {
  version: string
  differences: VersionDifference[]
}

/** A sample, table, or statement of fact with a different result in another version. */
export interface VersionDifference {
  what: 'sample' | 'table' | 'fact'
  /** `added`: nothing was removed or changed; `refused`: works in the documented version but fails in this one. */
  kind: 'added' | 'other' | 'refused'
  /** Its label in a list. */
  at: string
  /** For a sample, the `nameOfText` hash of its code, which finds it on the page. */
  code?: string
  /**
   * Line diff of the responses. Each line starts with ` ` (same), `-` (documented version), `+` (other version), or `@` (equal
   * lines omitted).
   */
  lines?: string[]
  /** Message from the other version. */
  message?: string
  /** Explanations of the difference. */
  why: Array<{ says: string; source?: string; named?: string }>
}
