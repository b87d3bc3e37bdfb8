interface Edit {
  start: number
  end: number
  text: string
}

/** Changes of a text, by place: whatever none of them touches stays as its writer has it. */
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

  /** The whole text, changed. */
  apply(): string {
    return this.applyTo(0, this.#text.length)
  }

  /**
   * A part of the text, changed.
   * @throws Error when two of them want the same place, which is a bug
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
