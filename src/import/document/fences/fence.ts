import { knowsLanguage } from '../../../compile/highlight.ts'
import type { Code } from 'mdast'
import type { PageConversion } from '../page.ts'
import { inlineCode } from '../remark.ts'
import { printInfo, type Info } from './info.ts'
import { markedLines } from './marked-lines.ts'

/** Other names of languages. */
const LANGUAGES: Record<string, string> = {
  shell: 'bash',
  'shell-session': 'bash',
  bat: 'text',
  cmd: 'text',
  batch: 'text',
  console: 'console',
  plain: 'text',
  txt: 'text',
  text: 'text',
  yml: 'yaml',
  md: 'md',
  mdx: 'mdx',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  golang: 'go',
  ps1: 'powershell',
  pwsh: 'powershell',
  json5: 'json5',
  properties: 'ini',
  conf: 'ini',
  dotenv: 'env',
  terminal: 'bash',
  'mdx-code-block': 'mdx',
  htm: 'html',
  objc: 'text',
}

const DRAWN = 'mermaid'
const LIVE = /^(?:live|noInline)$/
/** Longer than any sample. */
const MAX_LINE = 10_000
const KEPT = new Set(['showLineNumbers'])

/** Converts a fence: its info string for this site, and its code. */
export function fenceOf(node: Code, info: Info, page: PageConversion): { info: string; code: string } {
  const { code, lines, unknown } = markedLines(node.value)
  const language = languageOf(info.language, node, page)
  const words = info.words.filter((word) => KEPT.has(word) || (LIVE.test(word) && /^(?:js|javascript)$/.test(language)))
  const lost = [...info.words.filter((word) => !words.includes(word) && word !== 'npm2yarn'), ...info.unknown, ...unknown]
  if (lost.length > 0) page.note('code block', node, `Unsupported: ${lost.map(inlineCode).join(', ')}.`)
  const title = info.title ?? (info.tab === undefined ? info.bracket : undefined)
  if (language === DRAWN) return { info: DRAWN, code }
  return {
    info: printInfo({
      language,
      title,
      lines: lines.length === 0 ? info.lines : rangesOf([...info.lines.flatMap(numbersOf), ...lines]),
      words,
    }),
    code,
  }
}

function languageOf(written: string, node: Code, page: PageConversion): string {
  const lower = written.toLowerCase()
  const language = LANGUAGES[lower] ?? lower
  if (knowsLanguage(language) || language === DRAWN) return language
  page.note('code block', node, `The language “${written}” has no syntax highlighting.`)
  return 'text'
}

/** `2,3,4` → `2-4`. */
function rangesOf(lines: readonly number[]): string[] {
  const ranges: Array<[first: number, last: number]> = []
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === line - 1) range[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`))
}

/** `1,3-4` → 1, 3, 4. */
function numbersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: Math.max(0, Math.min(last, MAX_LINE) - first + 1) }, (_, index) => first + index)
  })
}
