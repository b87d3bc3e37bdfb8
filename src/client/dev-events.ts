import type { PageData } from '../theme/page-data.ts'

// Messages between the development server and the browser.

/** Server to browser: documents, navigation, or settings changed. */
export const SITE_CHANGED = 'docs:site-changed'
/** Sent with `SITE_CHANGED`. */
export interface SiteChanged {
  /** The new build ID, as in `PageData.build`. */
  build: string
}

/** Server to browser: the rules of a CSS module changed. */
export const STYLE_CHANGED = 'docs:style-changed'
/** Sent with `STYLE_CHANGED`. */
export interface StyleChanged {
  /** Vite's module ID. */
  id: string
  css: string
}

/** Server to browser: the problems of the site, in response to `PAGE_SHOWN`. */
export const PROBLEMS = 'docs:problems'
/** Sent with `PROBLEMS`. */
export interface Problems {
  groups: ProblemGroup[]
  /** Total number of problems; the list in `groups` may be truncated. */
  count: number
  /** Error with stack if the current page couldn't be rendered. */
  failure?: string | undefined
}
/** Problems in one file. */
export interface ProblemGroup {
  /** Path relative to the working directory, so terminals can open it. */
  file: string
  /** Route of the page, if the file is one. */
  route?: string | undefined
  title?: string | undefined
  /** Whether to open the panel for it: it is the current page or part of it, was just edited, or affects the whole site. */
  isShown: boolean
  problems: ShownProblem[]
}
/** A problem in the overlay. */
export interface ShownProblem {
  message: string
  hint?: string | undefined
  severity: 'error' | 'warning'
  /** Location for the editor: path, line, and column. */
  place: string
  line?: number | undefined
  column?: number | undefined
  excerpt?: { text: string; at?: number } | undefined
}

/** Browser to server: a route was opened. The server responds with `PROBLEMS`. */
export const PAGE_SHOWN = 'docs:page-shown'
/** Sent with `PAGE_SHOWN`. */
export interface PageShown {
  route: string
}

/** Within the browser: tells the application that the site or the current page changed. */
export const PAGE_CHANGED = 'page-changed'
/** Sent with `PAGE_CHANGED`. */
export interface PageChanged {
  build: string
  /** The current page, if its content changed. */
  page?: PageData | undefined
}

/** Within the browser: the application is hydrated. */
export const APP_READY = 'app-ready'
