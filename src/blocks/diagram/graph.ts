import type { MermaidGraph } from 'beautiful-mermaid'
import type ElkConstructor from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { orderOf } from './order.ts'
import { type Box, boxOf, drawBox, insetAt, type Rectangle } from './shapes.ts'
import { type Drawing, element, Lines, type Point, textLines } from './svg.ts'
import { widest, wrapText } from './text.ts'

type Subgraph = MermaidGraph['subgraphs'][number]
type Edge = MermaidGraph['edges'][number]
type Engine = InstanceType<typeof ElkConstructor>

export interface GraphLayout {
  direction: MermaidGraph['direction']
  /** Maximum width of node text in pixels. */
  nodeText: number
}

export const LABEL_TEXT = { fontSize: 12, lineHeight: 16 }
/** Padding on both sides of an edge label. */
const LABEL_ROOM = 4
/** Maximum width of edge labels in pixels. */
const LABEL_WIDTH = { across: 180, down: 120 }
const DIRECTIONS = { LR: 'RIGHT', RL: 'LEFT', TD: 'DOWN', TB: 'DOWN', BT: 'UP' }
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // Keep the source order, and reverse only edges that point backward in it.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
}
const GROUP_PADDING = 14
const GROUP_OPTIONS = {
  'elk.padding': `[top=${GROUP_PADDING + 24},left=${GROUP_PADDING},bottom=${GROUP_PADDING},right=${GROUP_PADDING}]`,
  'elk.contentAlignment': 'H_CENTER V_TOP',
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
}

/** Lays out and draws a flowchart or state diagram. */
export async function drawGraph(graph: MermaidGraph, layout: GraphLayout, engine: Engine): Promise<Drawing> {
  const groups = subgraphsOf(graph.subgraphs)
  const boxes = new Map(
    [...graph.nodes.values()].filter(({ id }) => !groups.has(id)).map((node) => [node.id, boxOf(node, nodeRoom(layout))]),
  )
  const order = orderOf([...graph.nodes.keys()], graph.edges).nodes
  const labels = graph.edges.map(({ label }) => (label === undefined ? undefined : labelSize(label, layout)))
  const placed: ElkNode = await engine.layout({
    id: '',
    layoutOptions: { ...OPTIONS, 'elk.direction': DIRECTIONS[layout.direction] },
    children: childrenOf(graph, { boxes, order }),
    edges: graph.edges.map(({ source, target }, index) => elkEdge(`${index}`, source, target, labels[index])),
  })
  const places = new Map(descendants(placed).map((node) => [node.id, placeOf(node)]))
  const lines = { solid: new Lines(), dotted: new Lines(), thick: new Lines() }
  const words: Drawing['parts'] = []
  const ink: Rectangle[] = [...places.values()]
  const routes = (placed.edges ?? []).map((edge) => ({
    points: pointsOf(edge),
    label: edge.labels?.[0],
    edge: graph.edges[Number(edge.id)]!,
    id: edge.id,
  }))
  straighten(routes, places)
  for (const { points, label, edge, id } of routes) {
    meetOutline(points, edge, { boxes, places })
    const gap = label && inkOf(placeOf(label))
    lines[edge.style].add(points, { start: edge.hasArrowStart, end: edge.hasArrowEnd, gap })
    ink.push(...points.map((point) => ({ ...point, width: 0, height: 0 })))
    if (gap) ink.push(gap)
    if (label) words.push(...textLines(labels[Number(id)]!.lines, middleOf(placeOf(label)), { ...LABEL_LOOK }))
  }
  const main = new Set(graph.edges.filter(({ style }) => style === 'thick').flatMap(({ source, target }) => [source, target]))
  return {
    ...bounds(ink),
    parts: [
      ...[...groups.values()].flatMap((group) => drawGroup(group, places.get(group.id)!)),
      ...lines.solid.toElements(),
      ...lines.dotted.toElements(['is-dotted']),
      ...lines.thick.toElements(['is-main']),
      ...order.filter((id) => boxes.has(id)).map((id) => drawBox(boxes.get(id)!, places.get(id)!, main.has(id))),
      ...words,
    ],
  }
}

const LABEL_LOOK = { className: ['diagram-label'], lineHeight: LABEL_TEXT.lineHeight }

function subgraphsOf(subgraphs: Subgraph[]): Map<string, Subgraph> {
  return new Map(subgraphs.flatMap((group): Array<[string, Subgraph]> => [[group.id, group], ...subgraphsOf(group.children)]))
}

/** Returns nodes and groups in reading order. */
function childrenOf(graph: MermaidGraph, { boxes, order }: { boxes: ReadonlyMap<string, Box>; order: string[] }): ElkNode[] {
  const isGrouped = new Set([...subgraphsOf(graph.subgraphs).values()].flatMap(({ nodeIds }) => nodeIds))
  const firstOf = (group: Subgraph): number =>
    Math.min(...group.nodeIds.map((id) => order.indexOf(id)), ...group.children.map(firstOf), order.length)
  const node = (id: string): ElkNode => {
    const { width, height } = boxes.get(id)!
    return { id, width, height }
  }
  const group = (subgraph: Subgraph): ElkNode => ({
    id: subgraph.id,
    layoutOptions: { ...GROUP_OPTIONS, 'elk.nodeSize.minimum': `(${nameWidth(subgraph.label)}, 0)` },
    children: sorted(subgraph.nodeIds, subgraph.children),
  })
  const sorted = (ids: string[], groups: Subgraph[]): ElkNode[] =>
    [
      ...ids.filter((id) => boxes.has(id)).map((id) => ({ at: order.indexOf(id), child: node(id) })),
      ...groups.map((subgraph) => ({ at: firstOf(subgraph), child: group(subgraph) })),
    ]
      .sort((a, b) => a.at - b.at)
      .map(({ child }) => child)
  return sorted(
    order.filter((id) => !isGrouped.has(id)),
    graph.subgraphs,
  )
}

/** Returns the maximum widths of a node's text and words. The narrowest layout breaks words that others keep whole. */
export function nodeRoom({ nodeText }: GraphLayout): { maxWidth: number; maxWord: number } {
  return { maxWidth: nodeText, maxWord: nodeText < 70 ? 76 : 160 }
}

/** On a horizontal edge, two lines of text would look underlined. */
function labelWidth({ direction, nodeText }: GraphLayout): number {
  return isAcross(direction) ? LABEL_WIDTH.across : Math.min(LABEL_WIDTH.down, nodeText)
}

export function isAcross(direction: GraphLayout['direction']): boolean {
  return direction === 'LR' || direction === 'RL'
}

/** Group names are bold, which is about 10% wider. */
function nameWidth(label: string): number {
  return Math.ceil(widest([label], LABEL_TEXT.fontSize) * 1.1) + 2 * GROUP_PADDING
}

interface LabelSize {
  lines: string[]
  width: number
  height: number
}

export function labelSize(label: string, layout: GraphLayout): LabelSize {
  const lines = wrapText(label, { fontSize: LABEL_TEXT.fontSize, maxWidth: labelWidth(layout) })
  return { lines, width: widest(lines, LABEL_TEXT.fontSize) + 2 * LABEL_ROOM, height: lines.length * LABEL_TEXT.lineHeight }
}

function elkEdge(id: string, source: string, target: string, label: LabelSize | undefined): ElkExtendedEdge {
  const labels = label
    ? [{ width: label.width, height: label.height, text: label.lines.join(' '), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }]
    : []
  return { id, sources: [source], targets: [target], labels }
}

function descendants(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...descendants(child)])
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  return { x: Math.round(x), y: Math.round(y), width, height }
}

/** Removes the padding from a label's place. */
function inkOf({ x, y, width, height }: Rectangle): Rectangle {
  return { x: x + LABEL_ROOM, y, width: width - 2 * LABEL_ROOM, height }
}

/** Returns the bounding box; the layout engine leaves extra space on some sides. */
function bounds(places: Rectangle[]): Rectangle {
  const [x, y] = [Math.min(...places.map((place) => place.x)), Math.min(...places.map((place) => place.y))]
  const right = Math.max(...places.map((place) => place.x + place.width))
  const bottom = Math.max(...places.map((place) => place.y + place.height))
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) }
}

function middleOf({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

interface Route {
  points: Point[]
  edge: Edge
  label: unknown
}

/** Bends of at most so many pixels are removed, where the ends of edges stay so far from each other and from the corners of nodes. */
const [SMALL_BEND, END_ROOM] = [12, 10]

/** Straightens edges that bend a little only because their nodes differ in width. */
function straighten(routes: Route[], places: ReadonlyMap<string, Rectangle>): void {
  const ends = routes.flatMap(({ points }) => [points[0]!, points.at(-1)!])
  for (const { points, edge, label } of routes) {
    const [start, bend, , end] = points
    if (points.length !== 4 || label !== undefined || !start || !bend || !end) continue
    const [axis, side] = start.x === bend.x ? (['x', 'y'] as const) : (['y', 'x'] as const)
    if (Math.abs(end[axis] - start[axis]) > SMALL_BEND) continue
    const canMove = (moved: Point, to: number, { [axis]: from, width, height }: Rectangle) =>
      to >= from + END_ROOM &&
      to <= from + (axis === 'x' ? width : height) - END_ROOM &&
      ends.every((other) => other === moved || other[side] !== moved[side] || Math.abs(other[axis] - to) >= END_ROOM)
    if (canMove(end, start[axis], places.get(edge.target)!)) end[axis] = start[axis]
    else if (canMove(start, end[axis], places.get(edge.source)!)) start[axis] = end[axis]
    else continue
    points.splice(1, 2)
  }
}

/** Moves the ends of an edge from a node's bounding box to its outline, for shapes with slanted sides. */
function meetOutline(
  points: Point[],
  { source, target }: Edge,
  { boxes, places }: { boxes: ReadonlyMap<string, Box>; places: ReadonlyMap<string, Rectangle> },
): void {
  for (const [id, point] of [
    [source, points[0]],
    [target, points.at(-1)],
  ] as const) {
    const [box, place] = [boxes.get(id), places.get(id)]
    if (!box || !place || !point) continue
    const inset = insetAt(box.shape, place, point.y)
    if (Math.abs(point.x - place.x) < 1) point.x += inset
    else if (Math.abs(point.x - place.x - place.width) < 1) point.x -= inset
  }
}

function drawGroup({ label }: Subgraph, { x, y, width, height }: Rectangle): Drawing['parts'] {
  const name = { x: x + GROUP_PADDING, y: y + 10 + LABEL_TEXT.lineHeight / 2 }
  return [
    element('rect', { className: ['diagram-group'], x, y, width, height, rx: 10 }),
    ...textLines([label], name, { className: ['diagram-label', 'is-name'], lineHeight: LABEL_TEXT.lineHeight }),
  ]
}
