/** Page and queries that are measured on each site. */
export interface Specimen {
  /** Route of the page to load, as in `CorpusPage`. */
  page: string
  /** Route of a page in the same folder to navigate to. */
  next: string
  /** A query, and text in the title of its expected result. */
  query: string
  expected: string
  /** A query with a typo, and its expected result. */
  typo: string
  typoExpected: string
}

/** Specimen for this site's own documents. */
export const OWN_SPECIMEN: Specimen = {
  page: 'cloud/advanced/upload',
  next: 'cloud/advanced/email',
  query: 'upload provider',
  expected: 'Upload Provider',
  typo: 'deploymnet',
  typoExpected: 'Deploy',
}
