import type { Locator, Page } from '@playwright/test'
import type { AdminApi } from './admin-api.ts'
import type { User } from './user.ts'

/** An element: a Playwright selector (`main`, `role=button[name="Save"]`, `text=Draft`) or a locator. */
export type Place = string | ((page: Page) => Locator)

/** The part of the screen in a screenshot. */
export interface View {
  /** Elements that must be visible first, so a changed interface fails here. */
  ready: Place | Place[]
  /** Elements whose bounding box is the screenshot; by default, the whole window. */
  crop?: Place | Place[]
  /** Margin around the crop, in CSS pixels. */
  margin?: number
  /** Elements that the page can number, by name. */
  markers?: Record<string, Place>
}

/** A screenshot of the admin panel, taken in light and dark. */
export interface Shot extends View {
  /** File name in `static/img/admin/` without mode and extension, which documents use. */
  name: string
  /** Path below `/admin`. */
  path: string
  /** Kai (Super Admin) by default; Mira is an Editor. */
  user?: User
  /** Width of the window in CSS pixels, if a message would cover a title. */
  width?: number
  /** Height of the window in CSS pixels, for tall content. */
  height?: number
  /** Prepares the state that the text describes. Changes to the database are undone after the screenshot. */
  prepare?: (page: Page, api: AdminApi) => Promise<unknown>
}

/** Screenshots of one area of the admin panel. */
export interface Area {
  name: string
  /** Adds content to the sample application's. The seeds of all areas run before the first screenshot, regardless of the selection. */
  seed?: (api: AdminApi) => Promise<unknown>
  shots: Shot[]
}
