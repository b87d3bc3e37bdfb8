import type { Locator, Page } from '@playwright/test'
import { MODES, VIEWPORT, type Mode } from './browser.ts'
import type { Place, Side, View } from './shot.ts'
import { quiet } from './traffic.ts'

/** CSS pixels that a marker may be from the picture's edge: half of it would be cut off otherwise. */
const MARKER_INSET = 14
/** CSS pixels from the middle of a marker to the edge, or to the corner, that it marks. */
const MARKER_OFF_EDGE = 12
const MARKER_OFF_CORNER = 4

/** A picture in both modes, and what its page needs to know of it. */
export interface Photograph {
  /** In CSS pixels. */
  width: number
  height: number
  /** Middle of each marker, in percent of width and height. */
  markers: Record<string, { x: number; y: number }>
  pngs: Record<Mode, Buffer>
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Photographs the screen as it stands.
 * @throws Error naming what isn't there
 */
export async function photograph(page: Page, view: View): Promise<Photograph> {
  for (const place of listed(view.ready)) await boxOf(page, place, 'What shows that the screen is ready')
  await quiet(page)
  await settle(page)
  const clip = await frame(page, view)
  const markers: Photograph['markers'] = {}
  for (const [name, marker] of Object.entries(view.markers ?? {})) {
    const { of, at } = typeof marker === 'object' ? marker : { of: marker, at: 'top left' as const }
    const box = await boxOf(page, of, `Marker "${name}"`)
    if (!touches(clip, box)) throw new Error(`Marker "${name}" is outside of the picture.`)
    markers[name] = positionIn(clip, pointOf(box, at))
  }
  const pngs = {} as Record<Mode, Buffer>
  for (const mode of MODES) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    await settle(page)
    pngs[mode] = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return { width: clip.width, height: clip.height, markers, pngs }
}

/** The smallest rectangle around what the picture shows, in whole CSS pixels, inside of the window. */
async function frame(page: Page, { crop = [], margin = 0 }: View): Promise<Box> {
  const { width, height } = page.viewportSize() ?? VIEWPORT
  const boxes = []
  for (const place of listed(crop)) boxes.push(await boxOf(page, place, 'What the picture shows'))
  if (boxes.length === 0) return { x: 0, y: 0, width, height }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + margin))
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + margin))
  if (right <= left || bottom <= top) throw new Error('What the picture shows is outside of the window.')
  return { x: left, y: top, width: right - left, height: bottom - top }
}

async function boxOf(page: Page, place: Place, what: string): Promise<Box> {
  const locator: Locator = typeof place === 'string' ? page.locator(withHidden(place)) : place(page)
  const element = locator.first()
  await element.waitFor().catch(() => {
    throw new Error(`${what} isn’t on the screen: ${String(locator)}`)
  })
  const box = await element.boundingBox()
  if (!box) throw new Error(`${what} takes no room on the screen: ${String(locator)}`)
  return box
}

/** An open dialog hides everything else from assistive technology, and roles with it; on the picture it is still there. */
function withHidden(selector: string): string {
  return selector.replace(/role=\w+/g, '$&[include-hidden]')
}

/** On the side of an element, a little off it: pictures are shown smaller than they are, and markers aren't. */
function pointOf({ x, y, width, height }: Box, side: Side): { x: number; y: number } {
  const across = side.includes('left') ? 0 : side.includes('right') ? 1 : 0.5
  const down = side.includes('top') ? 0 : side.includes('bottom') ? 1 : 0.5
  const off = side.includes(' ') ? MARKER_OFF_CORNER : MARKER_OFF_EDGE
  return { x: x + width * across + (across - 0.5) * 2 * off, y: y + height * down + (down - 0.5) * 2 * off }
}

function touches(clip: Box, box: Box): boolean {
  const isApart = box.x > clip.x + clip.width || box.y > clip.y + clip.height || box.x + box.width < clip.x || box.y + box.height < clip.y
  return !isApart
}

function positionIn(clip: Box, point: { x: number; y: number }): { x: number; y: number } {
  const inside = (value: number, size: number) => Math.min(Math.max(value, MARKER_INSET), size - MARKER_INSET)
  return { x: percent(inside(point.x - clip.x, clip.width), clip.width), y: percent(inside(point.y - clip.y, clip.height), clip.height) }
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}

/** Lets the page paint what changed last. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}

function listed(places: Place | Place[]): Place[] {
  return Array.isArray(places) ? places : [places]
}
