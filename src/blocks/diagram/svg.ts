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

export interface Area extends Point {
  width: number
  height: number
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

  /** Adds an edge along the points, with rounded bends, and with a gap for its label. */
  add(points: Point[], { start = false, end = true, gap }: { start?: boolean; end?: boolean; gap?: Area | undefined } = {}): void {
    const shown = [...points]
    if (end) this.#addHead(shown)
    if (start) this.#addHead(shown.reverse())
    this.#lines.push(...(gap ? partsAround(shown, gap) : [shown]).map(pathAlong))
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

/** Returns the parts of an edge before and after the gap, which is on one of its straight lines. */
function partsAround(points: Point[], gap: Area): Point[][] {
  const [start, end] = [
    { x: gap.x, y: gap.y },
    { x: gap.x + gap.width, y: gap.y + gap.height },
  ]
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const along = from.x === to.x ? 'y' : 'x'
    const across = along === 'x' ? 'y' : 'x'
    const isCovered = start[across] <= from[across] && from[across] <= end[across]
    const isLong = Math.min(from[along], to[along]) < start[along] && end[along] < Math.max(from[along], to[along])
    if (!isCovered || !isLong) continue
    const sides = [start, end].map((side) => ({ ...from, [along]: side[along] }))
    const [before, after] = from[along] < to[along] ? sides : sides.reverse()
    return [
      [...points.slice(0, index), before!],
      [after!, ...points.slice(index)],
    ]
  }
  return [points]
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
