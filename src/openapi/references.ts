import type { OpenApiDocument, Ref, SchemaObject } from './document.ts'
import { pointerPart } from './shape.ts'

/** A chain of references longer than this is a circle. */
const MAX_CHAIN = 50

/** What the `$ref`s of a document point at. */
export class References {
  readonly #document: OpenApiDocument

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** The object itself, wherever it is written. References were checked before. */
  resolve<T extends object>(target: T | Ref): T {
    let found: object = target
    for (let step = 0; '$ref' in found && step < MAX_CHAIN; step++) found = this.#at((found as Ref).$ref) ?? {}
    return found as T
  }

  /** Name of a schema that is a reference to one of `components.schemas`. */
  nameOf(schema: SchemaObject): string | undefined {
    const ref = typeof schema === 'object' ? schema.$ref : undefined
    return ref === undefined ? undefined : unescape(/^#\/components\/schemas\/([^/]+)$/.exec(ref)?.[1])
  }

  /** References that lead nowhere or in a circle, as `#/place: sentence`. */
  problems(): string[] {
    const problems: string[] = []
    const visit = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return
      const ref = Array.isArray(value) ? undefined : (value as Partial<Ref>).$ref
      if (typeof ref === 'string') {
        if (!ref.startsWith('#/')) problems.push(`#${place}/$ref: refers outside the document: "${ref}".`)
        else if (this.#at(ref) === undefined) problems.push(`#${place}/$ref: "${ref}" doesn’t exist.`)
        else if (this.#isCircle(value as Ref)) problems.push(`#${place}/$ref: refers to itself.`)
        return
      }
      for (const [key, child] of Object.entries(value)) visit(child, place + pointerPart(key))
    }
    visit(this.#document, '')
    return problems
  }

  #isCircle(ref: Ref): boolean {
    let found: object | undefined = ref
    for (let step = 0; step < MAX_CHAIN; step++) {
      if (found === undefined || !('$ref' in found)) return false
      found = this.#at((found as Ref).$ref)
    }
    return true
  }

  #at(pointer: string): object | undefined {
    let value: unknown = this.#document
    for (const part of pointer.slice(2).split('/')) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, unescape(part)!)) return undefined
      value = (value as Record<string, unknown>)[unescape(part)!]
    }
    return typeof value === 'object' && value !== null ? value : undefined
  }
}

function unescape(part: string | undefined): string | undefined {
  return part === undefined ? undefined : decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** A percent sign may be one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
