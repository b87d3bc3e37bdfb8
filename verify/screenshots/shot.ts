import type { Locator, Page } from '@playwright/test'
import type { AdminApi } from './admin-api.ts'
import type { User } from './user.ts'

/** Something on the screen: a selector of Playwright (`main`, `role=button[name="Save"]`, `text=Draft`), or a locator. */
export type Place = string | ((page: Page) => Locator)

/** What a picture shows of the screen as it stands. */
export interface View {
  /** What must be on the screen before the picture is taken: a changed interface fails here. */
  ready: Place | Place[]
  /** What the picture shows: the smallest rectangle around these. The window without it. */
  crop?: Place | Place[]
  /** CSS pixels around the crop. */
  margin?: number
  /** What the page may number, by name. */
  markers?: Record<string, Place>
}

/** A picture of the admin panel, taken in light and dark. */
export interface Shot extends View {
  /** File name in `static/img/admin/`, without mode and extension; documents name it so. */
  name: string
  /** Where it is, below `/admin`. */
  path: string
  /** Kai (Super Admin) without it, Mira is an Editor. */
  user?: User
  /** Height of the window, in CSS pixels, where what the text is about is taller than usual. */
  height?: number
  /** Brings the screen into the state that the text describes. What it changes in the database is undone after the picture. */
  prepare?: (page: Page, api: AdminApi) => Promise<unknown>
}

/** The pictures of one part of the admin panel. */
export interface Area {
  name: string
  /** Adds content that the sample application doesn't have. Those of all areas run before the first picture, whichever are chosen. */
  seed?: (api: AdminApi) => Promise<unknown>
  shots: Shot[]
}
