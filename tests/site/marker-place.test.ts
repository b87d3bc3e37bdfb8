import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPictures } from '../../src/build/product/pictures.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { anchorOf, MARKER_RADIUS, MARKER_ROOM, offsetOf, SIDES } from '../../src/site/marker-place.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const pictures = readPictures(join(engineRoot, 'static'))
const marked = Object.entries(pictures).filter(([, { markers }]) => Object.keys(markers).length > 0)
/** Widths at which pictures are shown: on a phone, on a laptop, enlarged. On phones, the real markers are smaller than here. */
const WIDTHS = [300, 660, 1200]

const meet = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.01

/** Markers and their targets, in CSS pixels. */
function shownAt(width: number, { width: own, height, markers }: (typeof pictures)[string]) {
  const scale = Math.min(width, own) / own
  return Object.entries(markers).map(([name, marker]) => {
    const [wide, high] = [(own * scale) / 100, (height * scale) / 100]
    const target = { x: marker.x * wide, y: marker.y * high, width: marker.width * wide, height: marker.height * high }
    const [anchor, offset] = [anchorOf(target, marker.side), offsetOf(marker.side)]
    const number = {
      x: anchor.x + offset.x - MARKER_RADIUS,
      y: anchor.y + offset.y - MARKER_RADIUS,
      width: 2 * MARKER_RADIUS,
      height: 2 * MARKER_RADIUS,
    }
    return { name, target, number, picture: { width: own * scale, height: height * scale } }
  })
}

test('on every side, a number is next to its element', () => {
  const box = { x: 50, y: 50, width: 3, height: 90 }
  for (const side of SIDES) {
    const [anchor, offset] = [anchorOf(box, side), offsetOf(side)]
    const number = { x: anchor.x + offset.x - MARKER_RADIUS, y: anchor.y + offset.y - MARKER_RADIUS, width: 20, height: 20 }
    expect(meet(box, number), side).toBe(false)
  }
})

describe.each(WIDTHS)('on screenshots with a width of %d pixels', (width) => {
  test.each(marked)('%s: no number covers its element or another number, or exceeds the frame', (_, picture) => {
    const all = shownAt(width, picture)
    for (const { name, target, number, picture: whole } of all) {
      expect(meet(number, target), name).toBe(false)
      const others = all.filter((other) => other.name !== name && meet(number, other.number))
      expect(others.map((other) => `${name} on ${other.name}`)).toEqual([])
      const frame = { x: -MARKER_ROOM, y: -MARKER_ROOM, right: whole.width + MARKER_ROOM, bottom: whole.height + MARKER_ROOM }
      expect(number.x, name).toBeGreaterThanOrEqual(frame.x - 0.1)
      expect(number.y, name).toBeGreaterThanOrEqual(frame.y - 0.1)
      expect(number.x + number.width, name).toBeLessThanOrEqual(frame.right + 0.1)
      expect(number.y + number.height, name).toBeLessThanOrEqual(frame.bottom + 0.1)
    }
  })
})

const documents = readdirSync(join(engineRoot, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(join(engineRoot, 'docs', file), 'utf8') }))
  .filter(({ text }) => text.includes('markers="'))

test.each(documents)('$file: numbers continue across the page’s screenshots, and its text refers only to existing ones', ({ text }) => {
  const numbers = [...text.matchAll(/ markers="([^"]+)"(?: first="(\d+)")?/g)].flatMap(([, names, first = '1']) =>
    names!.split(/, ?/).map((_, index) => Number(first) + index),
  )
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const named = [...text.matchAll(/<Marker n="(\d+)"/g)].map(([, n]) => Number(n))
  expect(named.filter((n) => !numbers.includes(n))).toEqual([])
  // A marker at the start of a list item replaces its bullet, even if text precedes it.
  expect(text.match(/^\s*- [^<*`[\n]+<Marker/m)).toBeNull()
})
