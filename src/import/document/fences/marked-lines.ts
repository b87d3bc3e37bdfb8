/** Comments that mark the next line, or the lines between two comments. */
const COMMENT =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--|%|;)\s*(highlight-(?:next-line|start|end)|This-will-error|error-(?:next-line|start|end))\s*(?:-->|\*\/\}?)?\s*$/
const OWN = /\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*\[!code\s*(highlight|hl|focus|error|warning|\+\+|--)(?::(\d+))?\]\s*(?:-->|\*\/\}?)?/

/** Code without comments that mark lines. */
export interface Marked {
  code: string
  /** 1-based numbers of marked lines. */
  lines: number[]
  /** Marks that have no equivalent here. */
  unknown: string[]
}

/** Replaces comments that mark lines with line numbers. */
export function markedLines(code: string): Marked {
  const kept: string[] = []
  const lines: number[] = []
  const unknown = new Set<string>()
  let isMarking = false
  let marksNext = false
  for (const line of code.split('\n')) {
    const [, word] = COMMENT.exec(line) ?? []
    if (word !== undefined) {
      if (word.endsWith('next-line') || word === 'This-will-error') marksNext = true
      else isMarking = word.endsWith('-start')
      continue
    }
    const [whole, mark, count = '1'] = OWN.exec(line) ?? []
    kept.push(whole === undefined ? line : line.replace(OWN, ''))
    if (mark === '++' || mark === '--') unknown.add(`[!code ${mark}]`)
    if (mark !== undefined) for (let each = 0; each < Number(count); each++) lines.push(kept.length + each)
    if (isMarking || marksNext) lines.push(kept.length)
    marksNext = false
  }
  return { code: kept.join('\n'), lines, unknown: [...unknown] }
}
