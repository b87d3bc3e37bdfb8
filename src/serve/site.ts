/** Where a path has gone. */
export interface Redirect {
  /** Percent-encoded: an address of its own, or a path without the base URL. */
  to: string
  status: 301 | 302 | 307 | 308
}

/** One state of the site folder, read as a whole; a new build makes a new one. */
export interface Site {
  /** The folder's real path. */
  readonly root: string
  /** Changes with the folder. */
  readonly stamp: string
  /** What may be served, relative to `root`, with forward slashes. */
  readonly files: ReadonlySet<string>
  readonly redirects: ReadonlyMap<string, Redirect>
  /** The Content-Security-Policy of every answer, but for the files that have their own. */
  readonly policy: string
  readonly filePolicies: ReadonlyMap<string, string>
}
