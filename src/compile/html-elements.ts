/** HTML elements that documents can use, with their allowed attributes. */
export const htmlElements: Record<string, readonly string[]> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  figcaption: [],
  figure: [],
  img: ['src', 'alt', 'width', 'height'],
  kbd: [],
  mark: [],
  span: [],
  sub: [],
  summary: [],
  sup: [],
}
