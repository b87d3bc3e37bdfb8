/** What is looked at in each built site. */
export interface Specimen {
  /** Route of the page that is loaded, as in `CorpusPage`. */
  page: string
  /** A page of the same folder, to go to. */
  next: string
  /** Typed into search, and words of the title that it should find. */
  query: string
  expected: string
  /** The same with a mistake. */
  typo: string
  typoExpected: string
}

/** What is looked at where the Markdown is this site's own. */
export const OWN_SPECIMEN: Specimen = {
  page: 'cloud/advanced/upload',
  next: 'cloud/advanced/email',
  query: 'upload provider',
  expected: 'Upload Provider',
  typo: 'deploymnet',
  typoExpected: 'Deploy',
}
