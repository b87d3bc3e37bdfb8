import { anchorOf, MARKER_RADIUS, MARKER_ROOM, offsetOf, SIDES, type Side } from '../../src/site/marker-place.ts'
import { openImage } from './image.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box of a text or a control, in CSS pixels, relative to the screenshot. */
export interface Occupied extends Box {
  /** Such as `button “Save”` or `text “Draft”`. */
  what: string
}

/** Maximum width of screenshots on laptops, in CSS pixels. */
const LAPTOP = 660
/**
 * Maximum widths on laptops and phones, and the cost of covering text or a control there: on phones, a number is so large in relation to
 * the screenshot that it can't be avoided.
 */
const SHOWN = [
  { width: LAPTOP, onOccupied: 2000 },
  { width: 300, onOccupied: 50 },
]
/** Cost of covering another element, relative to covering text or a line. */
const ON_ELEMENT = 1000
/** Overlap that can't be seen, in pixels of the screenshot: boxes are rounded, and text has a margin. */
const TOLERANCE = 1.5
const ON_NUMBER = 10_000
const OUT_OF_REACH = 100_000
/** Small costs that prefer earlier entries of `SIDES`, and sides to corners. */
const LATER = 0.3
const CORNER = 3

interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Finds the side of each element where a number covers the least: no other element, no other number, no text, and no control.
 * @param image in any size and format
 * @param size of the screenshot, in CSS pixels
 * @param boxes elements in CSS pixels, relative to the screenshot
 * @param occupied text and controls
 */
export async function freeSides(
  image: Buffer,
  { width, height }: Pick<Box, 'width' | 'height'>,
  boxes: Record<string, Box>,
  occupied: Occupied[],
): Promise<Record<string, Side>> {
  const names = Object.keys(boxes)
  if (names.length === 0) return {}
  const pixels: Pixels = { width, height, data: await grays(image, width, height) }
  const sides: Record<string, Side> = {}
  for (const name of names) {
    const costs = SIDES.map((side, index) => {
      const isCorner = side.includes(' ')
      return (isCorner ? CORNER : 0) + index * LATER + SHOWN.reduce((sum, shown) => sum + costOf(name, side, shown), 0)
    })
    sides[name] = SIDES[costs.indexOf(Math.min(...costs))]!
  }
  return sides

  function costOf(name: string, side: Side, shown: (typeof SHOWN)[number]): number {
    const scale = Math.min(1, shown.width / width)
    const circle = circleAt(boxes[name]!, side, scale)
    const room = MARKER_ROOM / scale + 0.01
    if (circle.x < -room || circle.y < -room || circle.x + circle.width > width + room || circle.y + circle.height > height + room)
      return OUT_OF_REACH
    const others = names.filter((other) => other !== name)
    const elements = others.reduce((sum, other) => sum + overlap(circle, boxes[other]!), 0)
    const numbers = others.filter((other) => sides[other] && overlap(circle, circleAt(boxes[other]!, sides[other], scale)) > 0)
    const covered = occupied.filter((box) => isCovered(circle, box)).length
    return ON_NUMBER * numbers.length + ON_ELEMENT * elements + shown.onOccupied * covered + unevenness(pixels, circle)
  }
}

/**
 * Checks that no number covers text or a control where a page shows the screenshot on a laptop.
 * @param width of the screenshot, in CSS pixels
 * @param markers elements in CSS pixels, relative to the screenshot, with the sides of their numbers
 * @returns a sentence for each number that covers something
 */
export function coveredBy(width: number, markers: Record<string, Box & { side: Side }>, occupied: Occupied[]): string[] {
  const scale = Math.min(1, LAPTOP / width)
  return Object.entries(markers).flatMap(([name, marker]) => {
    const circle = circleAt(marker, marker.side, scale)
    const covered = occupied.filter((box) => isCovered(circle, box)).map(({ what }) => what)
    return covered.length === 0 ? [] : [`The number of marker "${name}" covers ${covered.join(', ')}.`]
  })
}

function isCovered(circle: Box, box: Box): boolean {
  const { wide, high } = intersection(circle, box)
  return wide > TOLERANCE && high > TOLERANCE
}

/** Square around a number, in pixels of the screenshot. */
function circleAt(box: Box, side: Side, scale: number): Box {
  const [anchor, offset] = [anchorOf(box, side), offsetOf(side)]
  const radius = MARKER_RADIUS / scale
  return { x: anchor.x + offset.x / scale - radius, y: anchor.y + offset.y / scale - radius, width: 2 * radius, height: 2 * radius }
}

/** @returns the share of the first box that the second one covers */
function overlap(one: Box, other: Box): number {
  const { wide, high } = intersection(one, other)
  return wide > 0 && high > 0 ? (wide * high) / (one.width * one.height) : 0
}

/** Size of the area that two boxes share; not positive if there is none. */
function intersection(one: Box, other: Box): { wide: number; high: number } {
  return {
    wide: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    high: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  }
}

/** @returns the mean difference between adjacent pixels, in percent of full contrast; areas outside the screenshot count as uniform */
function unevenness({ width, height, data }: Pixels, box: Box): number {
  let sum = 0
  for (let y = Math.max(1, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(1, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = y * width + x
      sum += Math.abs(data[at]! - data[at - 1]!) + Math.abs(data[at]! - data[at - width]!)
    }
  return ((sum / 255) * 100) / (box.width * box.height)
}

async function grays(image: Buffer, width: number, height: number): Promise<Uint8Array> {
  return openImage(image).resize(width, height).grayscale().raw().toBuffer()
}
