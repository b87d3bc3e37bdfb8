/** The built application: what pages inline, what browsers load, and the module that renders pages. */
export interface AppBundle {
  /** Inlined into every page. */
  css: string
  boot: string
  /** Content of `sw.js`, which caches visited pages for reading offline. */
  serviceWorker: string
  /** URL of the module that the boot script loads. */
  app: string
  /** Name of a module in `pages/` → CSS that only its page needs. */
  pageCss: Record<string, string>
  /** Folder of the hashed files that are copied to `assets/`. */
  assetsDir: string
  /** Markdown file with the licenses of the libraries in these assets. */
  licensesFile: string
  /** `file:` URL of the module that renders pages. */
  serverModule: string
}

/** The JSON file that is stored with a bundle's files. */
export type BundleRecord = Omit<AppBundle, 'assetsDir' | 'licensesFile' | 'serverModule'>

export const BUNDLE_RECORD = 'bundle.json'

export const LICENSES = 'third-party-licenses.md'
