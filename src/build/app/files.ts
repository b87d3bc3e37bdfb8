/** The application, built: what pages inline, what browsers load, and what renders pages here. */
export interface AppBundle {
  /** Inlined into every page. */
  css: string
  boot: string
  /** Of `sw.js`: keeps visited pages for reading offline. */
  serviceWorker: string
  /** Address of the module that boot loads. */
  app: string
  /** Stylesheets of single pages of the `pages/` folder, by module name. */
  pageCss: Record<string, string>
  /** Folder with the hashed files that go to `assets/`. */
  assetsDir: string
  /** The licenses of what is in them. */
  licensesFile: string
  /** Module that renders pages, for import. */
  serverModule: string
}

/** What is kept of a bundle beside its files. */
export type BundleRecord = Omit<AppBundle, 'assetsDir' | 'licensesFile' | 'serverModule'>

export const BUNDLE_RECORD = 'bundle.json'

/** File with the licenses of the libraries that are in the application. */
export const LICENSES = 'third-party-licenses.md'
