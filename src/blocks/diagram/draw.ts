import type { Element } from 'hast'
import { LIMITS, limitSentence } from '../../values/limits.ts'
import { diagramFigure, type FigureWords, NARROW_WIDTH, WIDE_WIDTH } from './figure.ts'
import { fitGraph } from './fit.ts'
import { drawByLibrary } from './library.ts'
import { drawSequence } from './sequence.ts'
import { isSequence, parseSequence } from './sequence-parser.ts'

interface DiagramOptions {
  /** Mermaid source: flowchart, sequence, state, class, or entity-relationship diagram. */
  source: string
  /** Unique on the page; prefix of the drawing's IDs. */
  id: string
  /** Accessible name; by default, a list of the relations. */
  label: string | undefined
  words: DiagramWords
}

interface DiagramWords extends FigureWords {
  relation: (from: string, to: string, label: string | undefined) => string
}

/**
 * Draws a Mermaid diagram at build time, for wide and for narrow columns. Colors are custom properties, so one drawing works in both color
 * modes.
 * @throws {Error} if the source can't be drawn, or would be drawn incorrectly
 */
export async function drawDiagram({ source, id, label, words }: DiagramOptions): Promise<Element> {
  refuseLarge(source)
  if (isSequence(source)) {
    const { drawings, relations } = sequenceDrawings(source, words)
    return diagramFigure({ id, label: label ?? relations, drawings, words })
  }
  // Loaded on demand: this module is part of every build, while few pages have diagrams, and the layout engine is the build's largest
  // dependency.
  const library = await import('beautiful-mermaid')
  if (!/^\s*(?:%%.*\n\s*)*(?:flowchart|graph|stateDiagram)/.test(source))
    return diagramFigure({ id, label: label ?? words.name, drawings: [await drawByLibrary(source, id, library)], words })
  const graph = library.parseMermaid(source)
  refuse(graph.edges.length, LIMITS.diagramArrows, 'arrows')
  if (graph.nodes.size === 0) throw new Error('The diagram is empty.')
  const unnamed = [...graph.nodes.values()].find((node) => node.label === node.id && isNamedLater(node.id, source))
  if (unnamed) throw new Error(`The node "${unnamed.id}" is drawn with its ID: add its text where it is first mentioned.`)
  const nameOf = (node: string) => graph.nodes.get(node)?.label || node
  const relations = graph.edges.map((edge) => words.relation(nameOf(edge.source), nameOf(edge.target), edge.label))
  return diagramFigure({ id, label: label ?? sentence(relations), drawings: await fitGraph(graph, [WIDE_WIDTH, NARROW_WIDTH]), words })
}

/** Checked before parsing, since parsing and layout take more than quadratic time. */
function refuseLarge(source: string): void {
  refuse(source.length, LIMITS.diagramLetters, 'characters')
  refuse(source.split('\n').length, LIMITS.diagramLines, 'lines')
  refuse(source.split('&').length - 1, LIMITS.diagramAnds, '&')
}

function refuse(has: number, most: number, unit: string): void {
  if (has > most) throw new Error(limitSentence('A diagram', { most, unit, has }))
}

function sequenceDrawings(source: string, words: DiagramWords) {
  const sequence = parseSequence(source)
  const nameOf = (index: number) => sequence.participants[index]!.label
  const relations = sequence.rows.flatMap((row) =>
    row.kind === 'message' ? [words.relation(nameOf(row.from), nameOf(row.to), row.text)] : [],
  )
  return { drawings: [WIDE_WIDTH, NARROW_WIDTH].map((width) => drawSequence(sequence, width)), relations: sentence(relations) }
}

function sentence(relations: string[]): string {
  return `${relations.join('; ').replaceAll('\n', ' ')}.`
}

/**
 * Whether a node is drawn with its ID although the source defines its text later: the library reads a node's text only at its first
 * mention.
 */
function isNamedLater(text: string, source: string): boolean {
  if (!/^[A-Za-z_]\w*$/.test(text)) return false
  const definition = new RegExp(`(?<![\\w-])${text}[[({]+[/"]?(?!${text}\\W)`)
  return /^\s*(flowchart|graph)\b/.test(source) && definition.test(source)
}
