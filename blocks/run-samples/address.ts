/** The decoded URL of a request that may span several lines, with each character's start and end offsets in the text. */
export interface Address {
  url: string
  places: number[]
  ends: number[]
}

/** A part of a URL or body. */
export interface Segment {
  text: string
  /** Offset in the URL, or in the text of the request. */
  from: number
  to: number
}

/** Reads the URL after the method. It ends before the first line that doesn't continue it. */
export function addressOf(text: string, from: number): Address {
  const places: number[] = []
  const ends: number[] = []
  let url = ''
  let start = from
  for (const [index, line] of text.slice(from).split('\n').entries()) {
    if (index > 0 && !/^\s*[?&]/.test(line)) break
    for (const { 0: letter, index: offset } of line.matchAll(/%5[BD]|%24|\S/gi)) {
      url += letter.length > 1 ? decodeURIComponent(letter) : letter
      places.push(start + offset)
      ends.push(start + offset + letter.length)
    }
    start += line.length + 1
  }
  places.push((places.at(-1) ?? from) + 1)
  return { url, places, ends }
}

/** Splits a key: `filters[stars][$gte]` has three segments. An unclosed bracket starts a segment too. */
export function segmentsOf(key: string, from: number): Segment[] {
  const root = /^[^[]*/.exec(key)![0]
  const segments = [{ text: decoded(root), from, to: from + root.length }]
  for (const { 1: name = '', index } of key.matchAll(/\[([^\][]*)\]?/g))
    segments.push({ text: decoded(name), from: from + index + 1, to: from + index + 1 + name.length })
  return segments
}

/** Splits a segment at a separator. */
export function splitAt({ text, from }: Segment, separator: string): Segment[] {
  let start = from
  return text.split(separator).map((part) => {
    const segment = { text: part, from: start, to: start + part.length }
    start += part.length + 1
    return segment
  })
}

/** Decodes text; returns malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
