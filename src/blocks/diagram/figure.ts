import type { Element, ElementContent } from 'hast'
import { type Attributes, type Drawing, element } from './svg.ts'

/** Maximum widths of drawings in pixels. CSS shows the wide one where it fits. */
export const [WIDE_WIDTH, NARROW_WIDTH] = [632, 308]
/** Scale of the enlarged drawing. */
const ENLARGED = 1.5
/** Margin for strokes; the half pixel centers integer coordinates on pixels. */
const MARGIN = 1.5
const EXPAND = 'M10 2h4v4M6 14H2v-4M14 2 9.5 6.5M2 14l4.5-4.5'
const CROSS = 'M3 3l10 10M13 3 3 13'

export interface FigureWords {
  name: string
  enlarge: string
  close: string
}

interface FigureOptions {
  id: string
  label: string
  /** One for wide columns, and another for narrow ones if the first doesn't fit those. */
  drawings: Drawing[]
  words: FigureWords
}

/** Returns a figure with the drawings, of which CSS shows one, and an enlarged copy in a native popover. */
export function diagramFigure({ id, label, drawings: [wide, narrow], words }: FigureOptions): Element {
  const largeId = `${id}-large`
  const drawingId = `${id}-drawing`
  const drawing = element('g', { id: drawingId }, wide!.parts)
  const drawings = narrow
    ? [
        svg(wide!, { className: ['diagram-wide'] }, [drawing]),
        svg(narrow, { className: ['diagram-narrow'] }, [element('g', {}, narrow.parts)]),
      ]
    : [svg(wide!, {}, [drawing])]
  const enlarged = svg(wide!, {}, [element('use', { href: `#${drawingId}` })], ENLARGED)
  const named = { role: 'img', ariaLabel: label }
  return element('figure', { className: ['diagram'] }, [
    element('div', named, drawings),
    button(EXPAND, { className: ['diagram-enlarge'], popoverTarget: largeId, ariaLabel: words.enlarge, title: words.enlarge }),
    element('div', { id: largeId, popover: 'auto', className: ['diagram-large'], role: 'dialog', ariaLabel: words.name, tabIndex: 0 }, [
      button(CROSS, { popoverTarget: largeId, popoverTargetAction: 'hide', ariaLabel: words.close, autoFocus: true }),
      element('div', named, [enlarged]),
    ]),
  ])
}

function svg({ x, y, width, height }: Drawing, attributes: Attributes, children: ElementContent[], scale = 1): Element {
  const [outerWidth, outerHeight] = [width + 2 * MARGIN, height + 2 * MARGIN]
  const size = { width: outerWidth * scale, height: outerHeight * scale }
  return element('svg', { ...attributes, viewBox: `${x - MARGIN} ${y - MARGIN} ${outerWidth} ${outerHeight}`, ...size }, children)
}

function button(path: string, attributes: Attributes): Element {
  const icon = element('svg', { viewBox: '0 0 16 16', width: 16, height: 16, ariaHidden: 'true' }, [element('path', { d: path })])
  return element('button', { type: 'button', ...attributes }, [icon])
}
