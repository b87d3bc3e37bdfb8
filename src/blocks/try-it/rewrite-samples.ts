import type { ConsoleProps } from '../../openapi/console.ts'
import type { RequestValues } from '../../openapi/request.ts'
import { samplesOf, type RequestSample } from '../../openapi/samples.ts'
import type { Messages } from '../../messages/messages.ts'
import { readForm } from './console-form.ts'

/** Copies of the original highlighted samples. */
const originals = new WeakMap<Element, Element>()

/** Updates the static samples next to a console to match the form. */
export function rewriteSamples(form: HTMLFormElement, props: ConsoleProps, words: Messages['console']): void {
  const { values } = readForm(new FormData(form), props, words)
  const labels = [...(form.closest('.api-request')?.querySelectorAll('.tab') ?? [])]
  for (const { value, code } of samplesIfComplete(props, values)) {
    const shown = labels.find((label) => label.querySelector('input')?.value === value)?.nextElementSibling?.querySelector('pre code')
    if (shown) rewrite(shown, code)
  }
}

/** Returns no samples while the JSON in the form is incomplete. */
function samplesIfComplete(props: ConsoleProps, values: RequestValues): RequestSample[] {
  try {
    return samplesOf(props, values)
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Replaces only what changed, to keep the highlighting of the rest. */
function rewrite(shown: Element, text: string): void {
  if (!originals.has(shown)) originals.set(shown, shown.cloneNode(true) as Element)
  const original = originals.get(shown)!
  shown.replaceChildren(...original.cloneNode(true).childNodes)
  const [before, after] = [linesOf(shown.textContent), linesOf(text)]
  if (before.length !== after.length) return replacePart(shown, 0, [before.join(''), after.join('')])
  // From the end, so that earlier offsets stay valid.
  let end = before.join('').length
  for (const [index, line] of [...before.entries()].toReversed()) {
    end -= line.length
    replacePart(shown, end, [line, after[index]!])
  }
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** Replaces the part between the common prefix and suffix. */
function replacePart(root: Element, start: number, [before, after]: [string, string]): void {
  if (before === after) return
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const [node, offset] = placeAt(root, start + head)
  const range = document.createRange()
  range.setStart(node, offset)
  range.setEnd(...placeAt(root, start + before.length - tail))
  range.deleteContents()
  node.insertData(offset, after.slice(head, after.length - tail))
}

/** Returns the text node and offset at a position, preferring the end of a node to the start of the next. */
function placeAt(root: Element, position: number): [Text, number] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let left = position
  while (walker.nextNode()) {
    const { length } = walker.currentNode as Text
    if (left <= length) return [walker.currentNode as Text, left]
    left -= length
  }
  throw new RangeError(`There is no position ${position}.`)
}
