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

/** To browsers: everything that is wrong with the site, whenever that is asked for by `PAGE_SHOWN`. */
export const PROBLEMS = 'docs:problems'
/** Sent with `PROBLEMS`. */
export interface Problems {
  groups: ProblemGroup[]
  /** How many there are in all; of very many, not all are sent. */
  count: number
  /** Why the page that is shown can't be rendered: a mistake in code, with its stack. */
  failure?: string | undefined
}
/** What is wrong with one file. */
export interface ProblemGroup {
  /** As a terminal opens it. */
  file: string
  /** Of the page that it is. */
  route?: string | undefined
  title?: string | undefined
  /** It is the page that is shown, or a part of it, or was just written, or is of the whole site. */
  isShown: boolean
  problems: ShownProblem[]
}
/** A problem, as the overlay shows it. */
export interface ShownProblem {
  message: string
  hint?: string | undefined
  severity: 'error' | 'warning'
  /** What the editor is told to open: path, line and column. */
  place: string
  line?: number | undefined
  column?: number | undefined
  excerpt?: { text: string; at?: number } | undefined
}

/** To the server: a route is on a screen; it answers with `PROBLEMS`. */
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
