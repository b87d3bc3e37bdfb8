import type { Properties } from 'hast'
import type { RootContent, Table, TableRow } from 'mdast'
import { elementNode, plainText } from '../../compile/nodes.ts'
import type { Messages } from '../../messages/messages.ts'
import { codeBreaks } from './code-breaks.ts'
import { fits, fitsWithNames, isShort, type Layout } from './layout.ts'

interface Grid {
  layout: Layout
  titles: string[]
  align: NonNullable<Table['align']>
}

/** Maximum length of a word of code that never breaks: it fits in a card on the narrowest phone. */
const LONGEST = 30
/** The same in tables whose words don’t fit in the article, however wide it is. */
const LONGEST_IF_TIGHT = 20

/** Renders a table as HTML for the given narrow-screen layout. */
export function gridOf(written: Table, layout: Layout, words: Messages['blocks']): RootContent {
  const isWhole = fits(written, 'wide')
  const table = codeBreaks(written, isWhole ? LONGEST : LONGEST_IF_TIGHT)
  const [head, ...rows] = table.children
  const hasRoom = layout === 'columns' ? fitsWithNames(written) : isWhole
  const titles = head!.children.map(plainText)
  const grid = { layout, titles, align: table.align ?? [] }
  const part = (tagName: string, children: RootContent[]) => elementNode(tagName, role(grid, 'rowgroup'), children)
  const body =
    rows.length > 0
      ? [
          part(
            'tbody',
            rows.map((row, index) => rowOf(row, grid, hasRoom && isShort(written.children[index + 1]!.children[0]!))),
          ),
        ]
      : []
  const named = { role: 'group', ariaLabel: words.table(titles.filter((title) => title !== '')) }
  return elementNode(
    'div',
    {
      className: ['table', ...(layout === 'columns' ? [] : [`as-${layout}`]), ...(isWhole ? [] : ['breaks'])],
      ...(layout === 'scroll' ? named : {}),
    },
    [elementNode('table', role(grid, 'table'), [part('thead', [headOf(head!, grid)]), ...body])],
  )
}

/** An empty corner cell isn't a header. */
function headOf({ children }: TableRow, grid: Grid): RootContent {
  const cells = children.map((cell, column) =>
    cell.children.length === 0
      ? elementNode('td', role(grid, 'cell'), [])
      : elementNode('th', { scope: 'col', ...alignment(grid, column), ...role(grid, 'columnheader') }, cell.children),
  )
  return elementNode('tr', role(grid, 'row'), cells)
}

/** @param hasWholeName whether its first cell stays on one line */
function rowOf({ children }: TableRow, grid: Grid, hasWholeName: boolean): RootContent {
  const cells = children.map((cell, column) => {
    const isWhole = column === 0 && hasWholeName && plainText(cell).includes(' ')
    const aligned = alignment(grid, column)
    const classes = isWhole ? { className: [...(aligned.className ?? []), 'whole'] } : aligned
    return elementNode('td', { ...label(grid, column), ...classes, ...role(grid, 'cell') }, cell.children)
  })
  return elementNode('tr', role(grid, 'row'), cells)
}

/** On a card, cells show their column's title, except the first one, which is the card's title. */
function label({ layout, titles }: Grid, column: number): Properties {
  return layout === 'cards' && column > 0 && titles[column] ? { dataLabel: titles[column] } : {}
}

/** Classes, because `align` is obsolete in HTML, and the site's security policy forbids inline styles. */
function alignment({ align }: Grid, column: number): { className?: string[] } {
  return align[column] ? { className: [`align-${align[column]}`] } : {}
}

/** Explicit ARIA roles, because Safari drops table semantics when `display` changes. */
function role({ layout }: Grid, name: string): Properties {
  return layout === 'cards' ? { role: name } : {}
}
