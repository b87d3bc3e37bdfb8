type Method = () => never

/** A plugin that extends the schema, but whose services aren't in the playground. */
export class AbsentPlugin {
  readonly #name: string
  readonly #refuse: (what: string) => Error
  #refusal: Error | undefined

  constructor(name: string, refuse: (what: string) => Error) {
    this.#name = name
    this.#refuse = refuse
  }

  readonly service = (name: string): Record<string, Method> => this.#part(name)
  readonly controller = this.service

  #part(part: string): Record<string, Method> {
    const method = (name: string) => (): never => {
      this.#refusal = this.#refuse(`${this.#name} isn’t in the playground, and ${part}.${name} of it was called.`)
      throw this.#refusal
    }
    return new Proxy({}, { get: (_, name) => method(String(name)) })
  }

  /** Throws the stored refusal for the page, since GraphQL would turn an error thrown by a resolver into a response. */
  throwIfAsked(): void {
    const refusal = this.#refusal
    this.#refusal = undefined
    if (refusal) throw refusal
  }
}
