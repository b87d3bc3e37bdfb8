import type { Element } from 'hast'
import type { MermaidGraph } from 'beautiful-mermaid'
import { widest, wrapText } from './text.ts'
import { element, textLines } from './svg.ts'

type Shape = MermaidGraph['nodes'] extends Map<string, infer Node extends { shape: string }> ? Node['shape'] : never

/** A node's wrapped text and size. */
export interface Box {
  shape: Shape
  lines: string[]
  width: number
  height: number
}

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export const NODE_TEXT = { fontSize: 13, lineHeight: 18 }
const PADDING = { x: 12, y: 8 }
const MIN_WIDTH = 32
/** Depth of a diamond's or hexagon's points, and height of a cylinder's lid. */
const [POINT, LID] = [10, 5]
const DOT = 14
const RADIUS = 6

interface BoxRoom {
  /** Maximum width of the text in pixels. */
  maxWidth: number
  maxWord?: number
  paddingX?: number
}

export function boxOf(
  { shape, label }: { shape: Shape; label: string },
  { maxWidth, maxWord = maxWidth, paddingX = PADDING.x }: BoxRoom,
): Box {
  if (isDot(shape)) return { shape, lines: [], width: DOT, height: DOT }
  const lines = wrapText(label, { fontSize: NODE_TEXT.fontSize, maxWidth, maxWord })
  const width = Math.max(MIN_WIDTH, widest(lines, NODE_TEXT.fontSize)) + 2 * paddingX + (isPointed(shape) ? POINT : 0)
  const height = lines.length * NODE_TEXT.lineHeight + 2 * PADDING.y + (shape === 'cylinder' ? 2 * LID : 0)
  return { shape, lines, width: even(width), height: even(height) }
}

/** Draws a node with its text. */
export function drawBox({ shape, lines }: Box, { x, y, width, height }: Rectangle, isMain: boolean): Element {
  const middle = { x: x + width / 2, y: y + height / 2 + (shape === 'cylinder' ? LID : 0) }
  const className = ['diagram-box', ...(isDot(shape) ? [`is-${shape}`] : isMain ? ['is-main'] : [])]
  return element('g', { className }, [
    outline(shape, { x, y, width, height }),
    ...textLines(lines, middle, { lineHeight: NODE_TEXT.lineHeight }),
  ])
}

/** Returns the distance between bounding box and outline on the left and right sides at a given y coordinate. */
export function insetAt(shape: Shape, { y, height }: Rectangle, at: number): number {
  return isPointed(shape) ? (POINT * Math.abs(at - (y + height / 2))) / (height / 2) : 0
}

function outline(shape: Shape, { x, y, width, height }: Rectangle): Element {
  if (isPointed(shape)) {
    const d = `M${x} ${y + height / 2}l${POINT} ${-height / 2}h${width - 2 * POINT}l${POINT} ${height / 2}l${-POINT} ${height / 2}h${2 * POINT - width}Z`
    return element('path', { d })
  }
  if (shape === 'cylinder') {
    const lid = `${width / 2} ${LID} 0 0 `
    const d = `M${x} ${y + LID}a${lid}1 ${width} 0v${height - 2 * LID}a${lid}1 ${-width} 0ZM${x} ${y + LID}a${lid}0 ${width} 0`
    return element('path', { d })
  }
  const isRound = isDot(shape) || ['stadium', 'circle', 'doublecircle'].includes(shape)
  return element('rect', { x, y, width, height, rx: isRound ? Math.min(height / 2, 18) : RADIUS })
}

function isDot(shape: Shape): boolean {
  return shape === 'state-start' || shape === 'state-end'
}

function isPointed(shape: Shape): boolean {
  return shape === 'diamond' || shape === 'hexagon'
}

function even(length: number): number {
  return 2 * Math.ceil(length / 2)
}
