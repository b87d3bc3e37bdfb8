import type { ElementContent } from 'hast'
import { LABEL_TEXT } from './graph.ts'
import type { Sequence, SequenceRow } from './sequence-parser.ts'
import { boxOf, drawBox } from './shapes.ts'
import { type Area, type Drawing, element, Lines, textLines } from './svg.ts'
import { textWidth, widest, wrapText } from './text.ts'

type Message = Extract<SequenceRow, { kind: 'message' }>

const GAP = 8
/** Maximum width of participant boxes. */
const HEAD = 150
const HEAD_PADDING = 8
/** Minimum distance between participants. */
const MIN_STEP = 96
const LOOP = 24
/** Maximum width of messages between participants that are closer than that. */
const MESSAGE = 96
const LOOK = { className: ['diagram-label'], lineHeight: LABEL_TEXT.lineHeight }

/** Draws messages, top to bottom, between the participants' lifelines. */
export function drawSequence({ participants, rows }: Sequence, maxWidth: number): Drawing {
  const head = Math.min(HEAD, (maxWidth - (participants.length - 1) * GAP) / participants.length)
  const names = participants.map(({ label }) =>
    boxOf({ shape: 'rectangle', label }, { maxWidth: head - 2 * HEAD_PADDING, paddingX: HEAD_PADDING }),
  )
  const headWidth = Math.max(...names.map(({ width }) => width))
  const headHeight = Math.max(...names.map(({ height }) => height))
  const intervals = Math.max(1, participants.length - 1)
  const step = Math.min(Math.max(MIN_STEP, headWidth + GAP, ...rows.map(neededStep)), (maxWidth - headWidth) / intervals)
  const width = Math.round(step * (participants.length - 1) + headWidth)
  const table = new Table({ at: (index) => Math.round(headWidth / 2 + index * step), width, y: headHeight + 14 })
  for (const row of rows) table.add(row)
  const { parts, height, labels } = table.finish()
  return {
    x: 0,
    y: 0,
    width,
    height,
    parts: [
      element('path', {
        className: ['diagram-life'],
        d: participants.map((_, index) => lifeline(table.at(index), { from: headHeight, to: height }, labels)).join(''),
      }),
      ...names.map((box, index) => drawBox(box, { x: table.at(index) - headWidth / 2, y: 0, width: headWidth, height: headHeight }, false)),
      ...parts,
    ],
  }
}

/** Draws a lifeline with a gap at each label that lies across it. */
function lifeline(x: number, { from, to }: { from: number; to: number }, labels: Area[]): string {
  const gaps = labels.filter((label) => label.x <= x && x <= label.x + label.width)
  return [`M${x} ${from}`, ...gaps.map(({ y, height }) => `V${y}M${x} ${y + height}`), `V${to}`].join('')
}

/** Returns the distance between neighboring participants at which a message fits on one line. */
function neededStep(row: SequenceRow): number {
  if (row.kind !== 'message' || row.from === row.to) return 0
  return (textWidth(row.text, LABEL_TEXT.fontSize) + 24) / Math.abs(row.from - row.to)
}

/** Draws rows from top to bottom. */
class Table {
  readonly at: (index: number) => number
  readonly #width: number
  #y: number
  readonly #solid = new Lines()
  readonly #dashed = new Lines()
  readonly #words: ElementContent[] = []
  readonly #frames: ElementContent[] = []
  readonly #open: number[] = []
  /** From top to bottom. */
  readonly #labels: Area[] = []

  constructor({ at, width, y }: { at: (index: number) => number; width: number; y: number }) {
    this.at = at
    this.#width = width
    this.#y = y
  }

  add(row: SequenceRow): void {
    if (row.kind === 'message') this.#message(row)
    else if (row.kind === 'note') this.#note(row.over, row.text)
    else if (row.kind === 'frame') this.#openFrame(row.text)
    else if (row.kind === 'part') this.#part(row.text)
    else this.#closeFrame()
  }

  finish(): { parts: ElementContent[]; height: number; labels: Area[] } {
    while (this.#open.length > 0) this.#closeFrame()
    const parts = [...this.#frames, ...this.#solid.toElements(), ...this.#dashed.toElements(['is-dotted']), ...this.#words]
    return { parts, height: this.#y + 2, labels: this.#labels }
  }

  #message(message: Message): void {
    if (message.from === message.to) return this.#messageToItself(message)
    const [from, to] = [this.at(message.from), this.at(message.to)]
    const lines = this.#wrap(message.text, Math.max(Math.abs(to - from) - 8, MESSAGE))
    const half = widest(lines, LABEL_TEXT.fontSize) / 2
    const middle = Math.min(Math.max((from + to) / 2, half), this.#width - half)
    this.#say(lines, middle, {})
    const lineTo = message.isDashed ? this.#dashed : this.#solid
    lineTo.add([
      { x: from, y: this.#y + 5 },
      { x: to + (to > from ? -1 : 1), y: this.#y + 5 },
    ])
    this.#y += 20
  }

  /** Draws a loop next to the lifeline, on the side with more room for text. */
  #messageToItself({ from, text, isDashed }: Message): void {
    const x = this.at(from)
    const side = x < this.#width - x + 1 ? 1 : -1
    const start = x + side * (LOOP + 8)
    const lines = this.#wrap(text, side === 1 ? this.#width - start : start)
    const top = this.#y
    this.#say(lines, start, { className: [...LOOK.className, side === 1 ? 'is-after' : 'is-before'] })
    const middle = (top + this.#y) / 2
    const lineTo = isDashed ? this.#dashed : this.#solid
    lineTo.add([
      { x, y: middle - 8 },
      { x: x + side * LOOP, y: middle - 8 },
      { x: x + side * LOOP, y: middle + 8 },
      { x: x + side, y: middle + 8 },
    ])
    this.#y += 14
  }

  #note(over: number[], text: string): void {
    const columns = over.map(this.at)
    const isWide = over.length > 1
    const lines = this.#wrap(text, isWide ? this.#width - 24 : 140)
    const size = {
      width: isWide ? this.#width : widest(lines, LABEL_TEXT.fontSize) + 24,
      height: lines.length * LABEL_TEXT.lineHeight + 10,
    }
    const middle = isWide ? this.#width / 2 : (Math.min(...columns) + Math.max(...columns)) / 2
    const x = Math.min(Math.max(0, middle - size.width / 2), this.#width - size.width)
    this.#words.push(
      element('g', { className: ['diagram-note'] }, [
        element('rect', { x: Math.round(x), y: this.#y, ...size, rx: 6 }),
        ...textLines(lines, { x: x + size.width / 2, y: this.#y + size.height / 2 }, { lineHeight: LABEL_TEXT.lineHeight }),
      ]),
    )
    this.#y += size.height + 14
  }

  #openFrame(text: string): void {
    this.#open.push(this.#y)
    this.#y += 8
    this.#name(text)
  }

  #part(text: string): void {
    this.#frames.push(element('path', { className: ['diagram-group'], d: `M0 ${this.#y}H${this.#width}` }))
    this.#y += 8
    this.#name(text)
  }

  #closeFrame(): void {
    const y = this.#open.pop()
    if (y === undefined) return
    this.#frames.push(element('rect', { className: ['diagram-group'], x: 0, y, width: this.#width, height: this.#y - y, rx: 10 }))
    this.#y += 12
  }

  #name(text: string): void {
    if (text !== '') this.#say(this.#wrap(text, this.#width - 24), 12, { className: ['diagram-label', 'is-name'] })
    this.#y += 6
  }

  #wrap(text: string, maxWidth: number): string[] {
    return wrapText(text, { fontSize: LABEL_TEXT.fontSize, maxWidth })
  }

  #say(lines: string[], x: number, look: { className?: string[] }): void {
    const height = lines.length * LABEL_TEXT.lineHeight
    const width = widest(lines, LABEL_TEXT.fontSize)
    const before = look.className?.includes('is-before') ? width : look.className ? 0 : width / 2
    this.#labels.push({ x: x - before, y: this.#y, width, height })
    this.#words.push(...textLines(lines, { x, y: this.#y + height / 2 }, { ...LOOK, ...look }))
    this.#y += height
  }
}
