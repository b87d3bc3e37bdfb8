import { LIMITS, limitSentence } from '../values/limits.ts'

/** A segment of a JSON Pointer. */
export function pointerPart(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * Reports where a document contains itself (with YAML aliases) or is nested too deeply for recursive code; `undefined` if neither
 * is the case.
 */
export function shapeProblem(document: object): string | undefined {
  const stack: Array<{ value: object; place: string; above: Above | undefined }> = [{ value: document, place: '', above: undefined }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, place, above } = next
    if (isAbove(value, above)) return `#${place}: contains itself. Use $ref.`
    const levels = (above?.levels ?? 0) + 1
    if (levels > LIMITS.apiLevels) return `#${place}: is nested more than ${LIMITS.apiLevels} levels deep. Move parts of it to components.`
    const inside = { value, levels, above }
    for (const [key, child] of Object.entries(value))
      if (typeof child === 'object' && child !== null)
        stack.push({ value: child as object, place: place + pointerPart(key), above: inside })
  }
  return undefined
}

/** Linked list of the ancestors of a value. */
interface Above {
  value: object
  levels: number
  above: Above | undefined
}

function isAbove(value: object, above: Above | undefined): boolean {
  for (let one = above; one; one = one.above) if (one.value === value) return true
  return false
}

/** Reports a text that is too long. */
export function sizeProblem(text: string): string | undefined {
  const [most, has] = [LIMITS.apiBytes / 1024, Math.ceil(new TextEncoder().encode(text).length / 1024)]
  return has > most ? limitSentence('An OpenAPI document', { most, unit: 'kB', has }) : undefined
}
