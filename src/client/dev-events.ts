import type { PageData } from '../theme/page-data.ts'

// What the development server and the browser tell each other.

/** To browsers: documents, navigation or settings changed. */
export const SITE_CHANGED = 'docs:site-changed'
/** Sent with `SITE_CHANGED`. */
export interface SiteChanged {
  /** The site's new name, as `build` in pages' data. */
  build: string
}

/** To browsers: the rules of a CSS module changed. */
export const STYLE_CHANGED = 'docs:style-changed'
/** Sent with `STYLE_CHANGED`. */
export interface StyleChanged {
  /** Vite's name of the module. */
  id: string
  css: string
}

/** To the server: a route is on a screen; it answers with an overlay when something is wrong with that page. */
export const PAGE_SHOWN = 'docs:page-shown'
/** Sent with `PAGE_SHOWN`. */
export interface PageShown {
  route: string
}

/** Inside the browser, to the application. */
export const PAGE_CHANGED = 'page-changed'
/** Sent with `PAGE_CHANGED`. */
export interface PageChanged {
  build: string
  /** The page that is open, unless it stays as it is. */
  page?: PageData | undefined
}

/** Inside the browser, from the application: it answers from now on. */
export const APP_READY = 'app-ready'
