import type { Element, ElementContent } from 'hast'

/** What was drawn, from its origin to its size in pixels; strokes reach half of their width beyond. */
export interface Drawing {
  x: number
  y: number
  width: number
  height: number
  parts: ElementContent[]
}

export interface Point {
  x: number
  y: number
}

/** Properties as they are drawn with: pixels are numbers. */
export type Attributes = Record<string, string | number | boolean | string[]>

export function element(tagName: string, attributes: Attributes, children: ElementContent[] = []): Element {
  const entries = Object.entries(attributes).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return { type: 'element', tagName, properties: Object.fromEntries(entries), children }
}

/** Lines of text around a point, or beside it. */
export function textLines(
  lines: string[],
  { x, y }: Point,
  { lineHeight, ...attributes }: { lineHeight: number; className?: string[] },
): Element[] {
  const first = y - ((lines.length - 1) * lineHeight) / 2 + BASELINE
  return lines.map((line, index) =>
    element('text', { ...attributes, x: Math.round(x), y: Math.round(first + index * lineHeight) }, [{ type: 'text', value: line }]),
  )
}

/** From the middle of small letters to the line that they stand on, at 12 and 13 pixels. */
const BASELINE = 4.5
const BEND = 6
const ARROW = { length: 8, half: 4 }

/** Arrows of one look are one path: they are most of a drawing's size. */
export class Lines {
  readonly #lines: string[] = []
  readonly #heads: string[] = []

  /** A line along the points, with rounded bends. */
  add(points: Point[], { start = false, end = true }: { start?: boolean; end?: boolean } = {}): void {
    const shown = [...points]
    if (end) this.#addHead(shown)
    if (start) this.#addHead(shown.reverse())
    this.#lines.push(pathAlong(shown))
  }

  /** Draws a head at the last point, and ends the line in it. */
  #addHead(points: Point[]): void {
    const [before, tip] = [points.at(-2)!, points.at(-1)!]
    const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
    const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
    const base = { x: tip.x - dx * ARROW.length, y: tip.y - dy * ARROW.length }
    const [sideX, sideY] = [-dy * ARROW.half, dx * ARROW.half]
    this.#heads.push(`M${pair(tip)}L${pair({ x: base.x + sideX, y: base.y + sideY })} ${pair({ x: base.x - sideX, y: base.y - sideY })}Z`)
    points[points.length - 1] = { x: base.x + dx, y: base.y + dy }
  }

  /** @param look class names beside those of every line */
  toElements(look: string[] = []): Element[] {
    if (this.#lines.length === 0) return []
    const heads = this.#heads.length === 0 ? [] : [element('path', { className: ['diagram-head', ...look], d: this.#heads.join('') })]
    return [element('path', { className: ['diagram-line', ...look], d: this.#lines.join('') }), ...heads]
  }
}

function pathAlong(points: Point[]): string {
  const parts = [`M${pair(points[0]!)}`]
  for (const [index, corner] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before) continue
    if (!after) parts.push(`L${pair(corner)}`)
    else parts.push(`L${pair(towards(corner, before))}Q${pair(corner)} ${pair(towards(corner, after))}`)
  }
  return parts.join('')
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(BEND, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
