/** A project that the samples of an integration guide are put into, and what its pages must show. */
export interface Frontend {
  /** Folder here with its packages, and in `site/` the files that its readers have already. */
  name: string
  /** The guide. */
  route: string
  /** What the paths of its files look like, where the guide has those of another project too. */
  only?: RegExp
  /** The command that builds it. */
  build: string
  /** The folder of files that the build leaves, or the command that serves its result at `$PORT`. */
  result: { files: string } | { server: string }
  visits: Visit[]
}

/** A page that somebody opens, and what is on it. */
export interface Visit {
  /** Path of the file in the guide that makes the page. */
  file: string
  path: string
  /** What the page must say, by its HTML alone unless it needs scripts. */
  shows: string[]
  /** Whether it is made in the browser. One on which something is to be done gets its scripts anyway. */
  needsScripts?: boolean
  steps?: Step[]
}

/** Something that is done on the page, as one of its visitors would. */
export interface Step {
  /** What is typed into fields, by their label or placeholder. */
  fill?: Record<string, string>
  /** The button that is pressed. */
  press: string
  /** What the page says then. */
  shows: string
}
