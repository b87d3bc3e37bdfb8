import { LIMITS, limitSentence } from '../values/limits.ts'

/** A place in a document, as JSON Pointer writes it. */
export function pointerPart(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Where a document contains itself, as YAML can have it, or is deeper than whatever reads it can go; `undefined` when it is as JSON is. */
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

/** What a value stands in, from the inside. */
interface Above {
  value: object
  levels: number
  above: Above | undefined
}

function isAbove(value: object, above: Above | undefined): boolean {
  for (let one = above; one; one = one.above) if (one.value === value) return true
  return false
}

/** Why a text is too long to be read. */
export function sizeProblem(text: string): string | undefined {
  const [most, has] = [LIMITS.apiBytes / 1024, Math.ceil(new TextEncoder().encode(text).length / 1024)]
  return has > most ? limitSentence('An OpenAPI document', { most, unit: 'kB', has }) : undefined
}
