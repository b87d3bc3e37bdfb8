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
    if (levels > LIMITS.apiLevels)
      return `#${place}: stands more than ${LIMITS.apiLevels} levels deep. Give parts of it names in components.`
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

/** Where YAML is too deep to be parsed: its parser takes memory for each level, and ends the process. */
export function deepYaml(text: string): string | undefined {
  const lists = /^(?: *[-?] ){50,}/m.exec(text)
  let open = 0
  for (const { 0: bracket, index } of text.matchAll(/[[{}\]]/g)) {
    open = '[{'.includes(bracket) ? open + 1 : Math.max(0, open - 1)
    if (open > LIMITS.openBrackets) return `Line ${lineAt(text, index)}: more than ${LIMITS.openBrackets} brackets are open here.`
  }
  return lists ? `Line ${lineAt(text, lists.index)}: more than 50 lists begin here.` : undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
