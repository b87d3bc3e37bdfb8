import type { MermaidGraph } from 'beautiful-mermaid'
import type ElkConstructor from 'elkjs/lib/elk.bundled.js'
import { drawGraph, type GraphLayout, isAcross, labelSize, nodeRoom } from './graph.ts'
import { orderOf } from './order.ts'
import { boxOf } from './shapes.ts'
import type { Drawing } from './svg.ts'

type Engine = InstanceType<typeof ElkConstructor>

/** Maximum widths of node text in pixels, in the order to try. */
const NODE_TEXTS = { across: [160, 108], down: [160, 108, 80, 66] }
/** Minimum distance between nodes. */
const GAP = 18
/** Safety factor, since the layout engine may put fewer nodes in a row. */
const CERTAINTY = 0.9

let engine: Promise<Engine> | undefined

/**
 * Draws a graph for each of several column widths: in its own direction if that fits, otherwise with narrower nodes, otherwise top-down.
 * @param widths column widths in pixels, widest first; a width that the previous drawing fits doesn't get its own
 */
export async function fitGraph(graph: MermaidGraph, widths: number[]): Promise<Drawing[]> {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk())
  const directions = isAcross(graph.direction) ? [graph.direction, 'TD' as const] : [graph.direction]
  const layouts = directions.flatMap((direction) =>
    NODE_TEXTS[isAcross(direction) ? 'across' : 'down'].map((nodeText): GraphLayout => ({ direction, nodeText })),
  )
  const drawn: Drawing[] = []
  for (const width of widths) {
    if (drawn.some((drawing) => drawing.width <= width)) continue
    let narrowest: Drawing | undefined
    for (const layout of layouts) {
      if (layout !== layouts.at(-1) && leastWidth(graph, layout) > width) continue
      const drawing = await drawGraph(graph, layout, await engine)
      if (!narrowest || drawing.width < narrowest.width) narrowest = drawing
      if (drawing.width <= width) break
    }
    drawn.push(narrowest!)
  }
  return drawn
}

/** Estimates the minimum width of a layout, which is a hundred times faster than computing it. */
function leastWidth(graph: MermaidGraph, layout: GraphLayout): number {
  const { nodes, onward } = orderOf([...graph.nodes.keys()], graph.edges)
  const widths = new Map([...graph.nodes.values()].map((node) => [node.id, boxOf(node, nodeRoom(layout)).width]))
  if (isAcross(layout.direction)) {
    const ends = new Map<string, number>()
    for (const node of nodes) {
      const before = onward.filter(({ target }) => target === node)
      const starts = before.map(
        ({ source, label = '' }) => ends.get(source)! + (label === '' ? GAP : 2 * GAP + labelSize(label, layout).width),
      )
      ends.set(node, Math.max(0, ...starts) + widths.get(node)!)
    }
    return Math.max(...ends.values())
  }
  const rows = new Map<number, number>()
  for (const [node, row] of rowsOf(nodes, onward)) rows.set(row, (rows.get(row) ?? -GAP) + GAP + widths.get(node)!)
  return Math.max(...rows.values()) * CERTAINTY
}

/** Returns the row of each node: as early as possible, but nodes without predecessors are just before their successors. */
function rowsOf(nodes: string[], onward: MermaidGraph['edges']): Map<string, number> {
  const rows = new Map<string, number>()
  for (const node of nodes)
    rows.set(node, Math.max(-1, ...onward.filter(({ target }) => target === node).map(({ source }) => rows.get(source)!)) + 1)
  for (const node of nodes) {
    const after = onward.filter(({ source }) => source === node).map(({ target }) => rows.get(target)!)
    if (rows.get(node) === 0 && after.length > 0) rows.set(node, Math.min(...after) - 1)
  }
  return rows
}
