import type { Element, ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { drawDiagram } from '../../src/blocks/diagram/draw.ts'
import { orderOf } from '../../src/blocks/diagram/order.ts'
import { parseSequence } from '../../src/blocks/diagram/sequence-parser.ts'
import { textWidth, wrapText } from '../../src/blocks/diagram/text.ts'
import { later } from '../../src/messages/en.ts'

const draw = (source: string, label?: string) => drawDiagram({ source, id: 'd', label, words: later.blocks.diagram })
const elementsIn = (node: ElementContent): Element[] => (node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : [])
const all = (root: Element, tagName: string) => elementsIn(root).filter((element) => element.tagName === tagName)
const words = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(words).join(' ').replaceAll(/\s+/g, ' ').trim() : ''
const boxes = (root: Element) => elementsIn(root).filter(({ properties }) => [properties.className].flat().includes('diagram-box'))
const imageOf = (figure: Element) => figure.children[0] as Element
const drawings = (figure: Element) => all(imageOf(figure), 'svg')
const numbers = (element: Element, ...names: string[]) => names.map((name) => Number(element.properties[name]))

describe('two layouts', () => {
  const chain = 'flowchart LR\n  A[Write a draft] --> B[Have it checked] --> C[Publish it] --> D[Announce it]'

  test('a diagram that is too wide for a narrow column is also drawn vertically', async () => {
    const [wide, narrow, ...more] = drawings(await draw(chain))
    expect(more).toEqual([])
    const centers = (svg: Element, axis: 'x' | 'y') => all(svg, 'rect').map((box) => numbers(box, axis)[0]!)
    expect(Number(wide!.properties.width)).toBeLessThanOrEqual(635)
    expect(new Set(centers(wide!, 'y')).size).toBe(1)
    expect(Number(narrow!.properties.width)).toBeLessThanOrEqual(323)
    expect(centers(narrow!, 'y')).toEqual([...centers(narrow!, 'y')].sort((a, b) => a - b))
  })

  test('a diagram that fits is drawn once', async () => {
    expect(drawings(await draw('flowchart LR\n  A[Draft] --> B[Published]'))).toHaveLength(1)
  })

  test('messages between four participants fit in both layouts', async () => {
    const figure = await draw('sequenceDiagram\n  A->>B: Please\n  B->>C: Please, if you have a minute\n  C->>D: Yes\n  D-->>A: Thanks')
    const widths = drawings(figure).map(({ properties }) => Number(properties.width))
    expect(widths[0]).toBeLessThanOrEqual(635)
    expect(widths.at(-1)).toBeLessThanOrEqual(323)
  })

  test('the enlarged view reuses the wide drawing', async () => {
    const figure = await draw(chain)
    expect(all(figure, 'use').map(({ properties }) => properties.href)).toEqual(['#d-drawing'])
    expect(elementsIn(figure).filter(({ properties }) => properties.id === 'd-drawing')).toHaveLength(1)
  })
})

describe('reading order', () => {
  test('nodes that are written after their targets come before them', () => {
    expect(orderOf(['goal', 'way'], [{ source: 'way', target: 'goal' }]).nodes).toEqual(['way', 'goal'])
  })

  test('a cycle starts with the node that is written first', () => {
    const circle = ['AB', 'BC', 'CA'].map(([source, target]) => ({ source: source!, target: target! }))
    const { nodes, onward } = orderOf(['A', 'B', 'C'], circle)
    expect(nodes).toEqual(['A', 'B', 'C'])
    expect(onward).toEqual(circle.slice(0, 2))
  })

  test('a backward edge doesn’t change the order', async () => {
    const figure = await draw('flowchart TD\n  A[1] --> B[2] --> C[3] --> D[4] --> E[5]\n  D -.->|only with the backup| A')
    expect(boxes(drawings(figure)[0]!).map(words)).toEqual(['1', '2', '3', '4', '5'])
    const tops = all(drawings(figure)[0]!, 'rect').map((box) => numbers(box, 'y')[0]!)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })

  test('a node with an edge to itself is drawn', async () => {
    expect(boxes(drawings(await draw('flowchart TD\n  A[Again] --> A'))[0]!).map(words)).toEqual(['Again'])
  })
})

describe('text', () => {
  test('wrapped lines have similar lengths', () => {
    const lines = wrapText('one two three four five six', { fontSize: 13, maxWidth: 120 })
    expect(lines).toHaveLength(2)
    expect(Math.abs(textWidth(lines[0]!, 13) - textWidth(lines[1]!, 13))).toBeLessThan(25)
  })

  test('a long word breaks after a punctuation character only if it doesn’t fit', () => {
    expect(wrapText('/admin/connect/google', { fontSize: 12, maxWidth: 100 })).toEqual(['/admin/', 'connect/google'])
    expect(wrapText('/admin/connect/google', { fontSize: 12, maxWidth: 100, maxWord: 200 })).toEqual(['/admin/connect/google'])
  })

  test('explicit line breaks are kept', () => {
    expect(wrapText('Your code\n(a folder)', { fontSize: 13, maxWidth: 300 })).toEqual(['Your code', '(a folder)'])
  })

  test('characters of other scripts have a width', () => {
    for (const letter of ['é', 'ب', '文', '🚀']) expect(textWidth(letter, 10)).toBeGreaterThan(5)
  })

  test('boxes contain their text, and don’t overlap', async () => {
    const figure = await draw(
      'flowchart LR\n  A[A rather long text that needs several lines] --> B{Is it?}\n  B -->|yes| C[(Data)]\n  B -->|no| D([End])',
    )
    for (const drawing of drawings(figure)) {
      for (const box of boxes(drawing)) expect(words(box)).not.toBe('')
      const places = all(drawing, 'rect').map((box) => numbers(box, 'x', 'y', 'width', 'height') as [number, number, number, number])
      for (const [index, [x, y, width, height]] of places.entries())
        for (const [otherX, otherY, otherWidth, otherHeight] of places.slice(index + 1))
          expect(x + width <= otherX || otherX + otherWidth <= x || y + height <= otherY || otherY + otherHeight <= y).toBe(true)
    }
  })
})

describe('lines', () => {
  const lines = (figure: Element, name: string) =>
    all(drawings(figure)[0]!, 'path')
      .filter(({ properties }) => [properties.className].flat().includes(name))
      .map(({ properties }) => String(properties.d))
  const parts = (path: string) => path.split('M').length - 1

  test('an edge has a gap for its label', async () => {
    expect(lines(await draw('flowchart TD\n  A --> B'), 'diagram-line').map(parts)).toEqual([1])
    for (const direction of ['TD', 'LR'])
      expect(lines(await draw(`flowchart ${direction}\n  A -->|a word or two| B`), 'diagram-line').map(parts)).toEqual([2])
  })

  test('a lifeline has a gap for each message that passes it', async () => {
    expect(lines(await draw('sequenceDiagram\n  A->>B: one\n  B->>C: two\n  C-->>A: three'), 'diagram-life').map(parts)).toEqual([4])
  })

  test('an edge between nodes of different widths doesn’t bend by a few pixels', async () => {
    const edges = lines(await draw('flowchart TD\n  A[logger] --> B[errors] --> C[Controller]\n  C -.-> B\n  B -.-> A'), 'diagram-line')
    expect(edges).toHaveLength(2)
    expect(edges.join('')).not.toContain('Q')
  })
})

describe('the accessible name', () => {
  test('is the title', async () => {
    expect(imageOf(await draw('flowchart TD\n  A --> B', 'A leads on.')).properties.ariaLabel).toBe('A leads on.')
  })

  test('describes the edges if there is no title', async () => {
    const flow = await draw('flowchart TD\n  A[Draft] -->|publish| B[Published]\n  B --> C[Readers]')
    expect(imageOf(flow).properties.ariaLabel).toBe('Draft leads to Published (publish); Published leads to Readers.')
    const sequence = await draw('sequenceDiagram\n  participant B as Browser\n  B->>Server: GET')
    expect(imageOf(sequence).properties.ariaLabel).toBe('Browser leads to Server (GET).')
  })
})

test('thick arrows and the nodes that they connect have the accent color', async () => {
  const [drawing] = drawings(await draw('flowchart TD\n  A[Way] ==> B[Goal]\n  A --> C[Aside]'))
  const isMain = ({ properties }: Element) => [properties.className].flat().includes('is-main')
  expect(boxes(drawing!).filter(isMain).map(words)).toEqual(['Way', 'Goal'])
  expect(all(drawing!, 'path').filter(isMain)).toHaveLength(2)
})

describe('sequences', () => {
  test('have participants, messages, notes, and frames', () => {
    const { participants, rows } = parseSequence(
      'sequenceDiagram\n  autonumber\n  actor A as A<br/>B\n  %% silent\n  A->>+C: one\n  Note over A,C: two\n  alt three\n    C--)A: four\n  else five\n  end',
    )
    expect(participants).toEqual([
      { id: 'A', label: 'A\nB' },
      { id: 'C', label: 'C' },
    ])
    expect(rows).toEqual([
      { kind: 'message', from: 0, to: 1, text: 'one', isDashed: false },
      { kind: 'note', over: [0, 1], text: 'two' },
      { kind: 'frame', text: 'three' },
      { kind: 'message', from: 1, to: 0, text: 'four', isDashed: true },
      { kind: 'part', text: 'five' },
      { kind: 'end' },
    ])
  })

  test('report a line that can’t be parsed with its text', () => {
    expect(() => parseSequence('sequenceDiagram\n  A->>B: Hello\n  box Purple')).toThrow('The line "box Purple" can’t be parsed.')
  })

  test('support names with dots and hyphens, and long arrows', () => {
    expect(parseSequence('sequenceDiagram\n  my-app->>api.v1: Hello').participants.map(({ id }) => id)).toEqual(['my-app', 'api.v1'])
  })

  test('end an unclosed frame at the end of the diagram', async () => {
    expect(words(await draw('sequenceDiagram\n  A->>B: one\n  loop again\n  B->>A: two'))).toContain('again')
  })
})
