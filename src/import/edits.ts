interface Edit {
  start: number
  end: number
  text: string
}

/** Changes to a text by offset. The rest of the text stays as its author wrote it. */
export class Edits {
  readonly #text: string
  readonly #edits: Edit[] = []

  constructor(text: string) {
    this.#text = text
  }

  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text })
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text)
  }

  remove(start: number, end: number): void {
    this.replace(start, end, '')
  }

  /** Returns the whole text with its changes. */
  apply(): string {
    return this.applyTo(0, this.#text.length)
  }

  /**
   * Returns a part of the text with its changes.
   * @throws Error if two changes overlap, which is a bug
   */
  applyTo(from: number, to: number): string {
    const parts: string[] = []
    let at = from
    for (const { start, end, text } of this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (start < at) throw new Error(`Two edits of ${JSON.stringify(this.#text.slice(start, end))}.`)
      parts.push(this.#text.slice(at, start), text)
      at = end
    }
    return parts.join('') + this.#text.slice(at, to)
  }
}
