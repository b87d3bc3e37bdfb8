/** Finds the end of an element's opening tag, and the start of its closing tag. */
export function tagAt(text: string, start: number, end: number): { openEnd: number; closeStart: number; isSelfClosing: boolean } {
  const openEnd = openingEnd(text, start, end)
  const isSelfClosing = text[openEnd - 2] === '/' && openEnd >= end
  const closeStart = isSelfClosing || openEnd >= end ? openEnd : text.lastIndexOf('</', end - 3)
  return { openEnd, closeStart: Math.max(openEnd, closeStart), isSelfClosing }
}

/** Offset after the `>` that isn't in a string or in braces. */
function openingEnd(text: string, start: number, end: number): number {
  let depth = 0
  let quote: string | undefined
  for (let at = start + 1; at < end; at++) {
    const character = text[at]!
    if (quote !== undefined) {
      if (character === '\\' && depth > 0) at++
      else if (character === quote) quote = undefined
    } else if (character === '"' || character === "'" || (character === '`' && depth > 0)) quote = character
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character === '>' && depth === 0 && text[at - 1] !== '=') return at + 1
  }
  return end
}
