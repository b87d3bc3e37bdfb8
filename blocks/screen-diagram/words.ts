/** Text that diagrams add to their labels, in English like the product's documents. */
export const words = {
  note: 'Diagram of the screen, simplified',
  areas: { header: 'Header', menu: 'Menu', main: 'Main area', side: 'Right side', overlay: 'Opens over it' },
}

export type Area = keyof typeof words.areas

export const areas = Object.keys(words.areas) as Area[]

/** Returns a screen's areas in document order, which follows the steps. */
export function areasOf(parts: Array<{ in: Area }>): Area[] {
  return [...new Set(parts.map((part) => part.in))]
}
