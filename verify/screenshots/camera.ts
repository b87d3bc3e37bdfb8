import type { Locator, Page } from '@playwright/test'
import type { Side } from '../../src/site/marker-place.ts'
import { MODES, VIEWPORT, type Mode } from './browser.ts'
import { coveredBy, freeSides, type Box, type Occupied } from './free-side.ts'
import { occupiedIn } from './occupied.ts'
import type { Place, View } from './shot.ts'
import { quiet } from './traffic.ts'

/** A screenshot in both modes with its metadata. */
export interface Photograph {
  /** Size in CSS pixels. */
  width: number
  height: number
  /** Element of each marker, in percent of width and height, and the side of its number. */
  markers: Record<string, Box & { side: Side }>
  /** Text and controls that no number may cover; empty without markers. */
  occupied: Occupied[]
  pngs: Record<Mode, Buffer>
}

/**
 * Takes a screenshot of the current state.
 * @throws Error that describes a missing element, or what a number would cover
 */
export async function photograph(page: Page, view: View): Promise<Photograph> {
  for (const place of listed(view.ready)) await boxOf(page, place, 'What shows that the screen is ready')
  await quiet(page)
  await settle(page)
  const clip = await frame(page, view)
  const marked: Record<string, Box> = {}
  for (const [name, place] of Object.entries(view.markers ?? {})) {
    const box = shared(clip, await boxOf(page, place, `Marker "${name}"`))
    if (!box) throw new Error(`Marker "${name}" is outside the screenshot.`)
    marked[name] = box
  }
  const occupied = view.markers ? await occupiedIn(page, clip) : []
  const pngs = {} as Record<Mode, Buffer>
  for (const mode of MODES) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    await settle(page)
    pngs[mode] = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const sides = await freeSides(pngs.light, clip, marked, occupied)
  const placed = Object.fromEntries(Object.entries(marked).map(([name, box]) => [name, { ...box, side: sides[name]! }]))
  const covered = coveredBy(clip.width, placed, occupied)
  if (covered.length > 0) throw new Error(`${covered.join(' ')} Point the marker at another element.`)
  const markers = Object.fromEntries(Object.entries(placed).map(([name, { side, ...box }]) => [name, { ...percent(box, clip), side }]))
  return { width: clip.width, height: clip.height, markers, occupied, pngs }
}

/** Bounding box of the cropped elements in whole CSS pixels, clipped to the window. */
async function frame(page: Page, { crop = [], margin = 0 }: View): Promise<Box> {
  const { width, height } = page.viewportSize() ?? VIEWPORT
  const boxes = []
  for (const place of listed(crop)) boxes.push(await boxOf(page, place, 'What the picture shows'))
  if (boxes.length === 0) return { x: 0, y: 0, width, height }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + margin))
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + margin))
  if (right <= left || bottom <= top) throw new Error('The content of the screenshot is outside the window.')
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

/** Includes hidden elements, because an open dialog hides the rest from assistive technology, but not from the screenshot. */
function withHidden(selector: string): string {
  return selector.replace(/role=\w+/g, '$&[include-hidden]')
}

/** Intersection of a box with the clip, relative to the clip. */
function shared(clip: Box, box: Box): Box | undefined {
  const [left, top] = [Math.max(clip.x, box.x), Math.max(clip.y, box.y)]
  const [right, bottom] = [Math.min(clip.x + clip.width, box.x + box.width), Math.min(clip.y + clip.height, box.y + box.height)]
  return right > left && bottom > top ? { x: left - clip.x, y: top - clip.y, width: right - left, height: bottom - top } : undefined
}

function percent({ x, y, width, height }: Box, whole: Box): Box {
  const part = (value: number, size: number) => Math.round((value / size) * 10_000) / 100
  return { x: part(x, whole.width), y: part(y, whole.height), width: part(width, whole.width), height: part(height, whole.height) }
}

/** Waits until the last change is painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}

function listed(places: Place | Place[]): Place[] {
  return Array.isArray(places) ? places : [places]
}
