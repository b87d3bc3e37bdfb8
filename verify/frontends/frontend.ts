/** A project with the samples of an integration guide, and its expected pages. */
export interface Frontend {
  /** Folder with its packages; `site/` contains the files that readers already have. */
  name: string
  /** Route of the guide. */
  route: string
  /** Pattern of its files' paths if the guide also contains another project. */
  only?: RegExp
  /** Build command. */
  build: string
  /** The build's output folder, or the command that serves the result at `$PORT`. */
  result: { files: string } | { server: string }
  visits: Visit[]
}

/** A page to open and its expected content. */
export interface Visit {
  /** Path of the guide's file that implements the page. */
  file: string
  path: string
  /** Expected text, in the HTML without scripts unless `needsScripts` is set. */
  shows: string[]
  /** Whether it is rendered in the browser. Scripts always run on pages with steps. */
  needsScripts?: boolean
  steps?: Step[]
}

/** An interaction with the page. */
export interface Step {
  /** Values of fields by label or placeholder. */
  fill?: Record<string, string>
  /** Button to press. */
  press: string
  /** Expected text afterwards. */
  shows: string
}
