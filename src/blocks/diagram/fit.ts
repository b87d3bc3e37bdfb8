import type { MermaidGraph } from 'beautiful-mermaid'
import type ElkConstructor from 'elkjs/lib/elk.bundled.js'
import { drawGraph, type GraphLayout, isAcross, labelSize, nodeRoom } from './graph.ts'
import { orderOf } from './order.ts'
import { boxOf } from './shapes.ts'
import type { Drawing } from './svg.ts'

type Engine = InstanceType<typeof ElkConstructor>

/** Pixels after which the text of a node is broken, in the order in which they are tried. */
const NODE_TEXTS = { across: [160, 108], down: [160, 108, 80, 66] }
/** Between two nodes, at least. */
const GAP = 18
/** The layout engine may find a way to put fewer nodes into a row. */
const CERTAINTY = 0.9

let engine: Promise<Engine> | undefined

/**
 * Draws a graph for each of several columns: as it is written where that fits, else with narrower nodes, else from above to below.
 * @param widths of the columns, widest first; one in which the drawing before fits gets none of its own
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

/** About what a layout takes at least: laying it out takes a hundred times as long. */
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

/** In which row each node is at the earliest; those that nothing leads to are just before what they lead to. */
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
