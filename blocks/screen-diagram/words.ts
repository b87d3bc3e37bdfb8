/** What a diagram says in addition to its labels: these documents are in English. */
export const words = {
  note: 'Diagram of the screen, simplified',
  areas: { header: 'Header', menu: 'Menu', main: 'Main area', side: 'Right side', overlay: 'Opens over it' },
}

export type Area = keyof typeof words.areas

export const areas = Object.keys(words.areas) as Area[]

/** The areas that a screen has, in the order in which its parts come: that of the steps. */
export function areasOf(parts: Array<{ in: Area }>): Area[] {
  return [...new Set(parts.map((part) => part.in))]
}
