import type { Element, ElementContent } from 'hast'

/** SVG content with its origin and size in pixels; strokes extend beyond it by half their width. */
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

/** Properties of an element; lengths are numbers. */
export type Attributes = Record<string, string | number | boolean | string[]>

export function element(tagName: string, attributes: Attributes, children: ElementContent[] = []): Element {
  const entries = Object.entries(attributes).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return { type: 'element', tagName, properties: Object.fromEntries(entries), children }
}

/** Returns lines of text, vertically centered on a point. */
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

/** Distance from the middle of lowercase letters to the baseline, at 12 and 13 pixels. */
const BASELINE = 4.5
const BEND = 6
const ARROW = { length: 8, half: 4 }

/** Combines all edges of one style into one path, since edges make up most of a drawing's size. */
export class Lines {
  readonly #lines: string[] = []
  readonly #heads: string[] = []

  /** Adds an edge along the points, with rounded bends. */
  add(points: Point[], { start = false, end = true }: { start?: boolean; end?: boolean } = {}): void {
    const shown = [...points]
    if (end) this.#addHead(shown)
    if (start) this.#addHead(shown.reverse())
    this.#lines.push(pathAlong(shown))
  }

  /** Adds an arrowhead at the last point, and shortens the edge to end inside it. */
  #addHead(points: Point[]): void {
    const [before, tip] = [points.at(-2)!, points.at(-1)!]
    const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
    const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
    const base = { x: tip.x - dx * ARROW.length, y: tip.y - dy * ARROW.length }
    const [sideX, sideY] = [-dy * ARROW.half, dx * ARROW.half]
    this.#heads.push(`M${pair(tip)}L${pair({ x: base.x + sideX, y: base.y + sideY })} ${pair({ x: base.x - sideX, y: base.y - sideY })}Z`)
    points[points.length - 1] = { x: base.x + dx, y: base.y + dy }
  }

  /** @param look additional class names */
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
