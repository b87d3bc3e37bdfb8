interface Edge {
  source: string
  target: string
}

/** Nodes in reading order, and the edges without back edges. */
export interface Order<E extends Edge> {
  nodes: string[]
  onward: E[]
}

/** Topological sort that otherwise keeps the source order. Cycles start with their first node in the source. */
export function orderOf<E extends Edge>(nodes: string[], edges: E[]): Order<E> {
  const back = backEdges(nodes, edges)
  const onward = edges.filter((edge) => !back.has(edge))
  const waiting = new Set(nodes)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((node) => !onward.some(({ source, target }) => target === node && waiting.has(source)))!
    waiting.delete(next)
    ordered.push(next)
  }
  return { nodes: ordered, onward }
}

function backEdges<E extends Edge>(nodes: string[], edges: E[]): Set<E> {
  const back = new Set<E>()
  const open = new Set<string>()
  const seen = new Set<string>()
  const visit = (node: string): void => {
    open.add(node)
    seen.add(node)
    for (const edge of edges.filter(({ source }) => source === node)) {
      if (open.has(edge.target)) back.add(edge)
      else if (!seen.has(edge.target)) visit(edge.target)
    }
    open.delete(node)
  }
  const isReached = new Set(edges.filter(({ source, target }) => source !== target).map(({ target }) => target))
  const starts = nodes.filter((node) => !isReached.has(node))
  for (const node of [...starts, ...nodes]) if (!seen.has(node)) visit(node)
  return back
}
