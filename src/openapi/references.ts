import type { OpenApiDocument, Ref, SchemaObject } from './document.ts'
import { pointerPart } from './shape.ts'

/** Longer chains of references are circular. */
const MAX_CHAIN = 50

/** Resolves the `$ref`s of a document. */
export class References {
  readonly #document: OpenApiDocument
  /** Targets by pointer, because each schema of a long `allOf` chain resolves all those below it. */
  readonly #targets = new Map<string, object | undefined>()

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** Returns the target of a reference, or the object itself. The references must have been checked with `problems`. */
  resolve<T extends object>(target: T | Ref): T {
    let found: object = target
    for (let step = 0; '$ref' in found && step < MAX_CHAIN; step++) found = this.#at((found as Ref).$ref) ?? {}
    return found as T
  }

  /** Name of a schema in `components.schemas`, if the schema is a reference to one. */
  nameOf(schema: SchemaObject): string | undefined {
    const ref = typeof schema === 'object' ? schema.$ref : undefined
    return ref === undefined ? undefined : unescape(/^#\/components\/schemas\/([^/]+)$/.exec(ref)?.[1])
  }

  /** Reports broken and circular references, as `#/pointer: sentence`. */
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
    if (!this.#targets.has(pointer)) this.#targets.set(pointer, this.#find(pointer))
    return this.#targets.get(pointer)
  }

  #find(pointer: string): object | undefined {
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

/** A percent sign isn't always part of an escape sequence. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
