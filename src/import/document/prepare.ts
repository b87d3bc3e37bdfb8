import type { Project, SourceDocument } from '../project.ts'
import { fenceIndented } from './commonmark.ts'
import { mapProse } from './lines.ts'
import { prepareVitePress } from './vitepress.ts'

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})[ \t]+([\w-]+)(.*)$/
/** GitHub's alerts, which are written as quotes. */
const ALERT = /^([ \t]*)>[ \t]*\[!(\w+)\][ \t]*(.*)$/
const CODE_OR_BRACE = /(`+)(?:(?!\1).)*\1|\{#[\w-]+\}[ \t]*$|\\?[{}]/g

/** Changes syntax that would prevent a text from being parsed as MDX with directives. */
export function prepare(body: string, doc: SourceDocument, { dialect, aliases }: Pick<Project, 'dialect' | 'aliases'>): string {
  if (dialect === 'vitepress') return containers(prepareVitePress(fenceIndented(body), doc, { aliases }))
  // In `.md` files, Astro follows the Markdown standard: braces are literal, and indentation means code.
  if (dialect === 'starlight' && doc.path.endsWith('.md')) return containers(mapProse(fenceIndented(body), ({ text }) => escaped(text)))
  return containers(body)
}

function escaped(line: string): string {
  return line.replaceAll(CODE_OR_BRACE, (found) => (/^[{}]$/.test(found) ? `\\${found}` : found))
}

function containers(body: string): string {
  return mapProse(alerts(body), ({ text: line }) => {
    const opened = OPENING.exec(line)
    const container = opened ? `${opened[1]}${opened[2]}${opened[3]}${opened[4]}` : line
    // IDs may be written as comments in MDX.
    return container.replace(/^(#{1,6} .*?)[ \t]*\{\/\*[ \t]*(#[\w-]+)[ \t]*\*\/\}[ \t]*$/, '$1 {$2}')
  })
}

function alerts(text: string): string {
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', kind, title = ''] = ALERT.exec(lines[at]!) ?? []
    if (kind === undefined) continue
    let end = at + 1
    while (end < lines.length && /^[ \t]*>/.test(lines[end]!)) end++
    const content = lines.slice(at + 1, end).map((line) => indent + line.replace(/^[ \t]*> ?/, ''))
    const opening = `${indent}:::${kind.toLowerCase()}${title.trim() === '' ? '' : `[${title.trim()}]`}`
    lines.splice(at, end - at, opening, ...content, `${indent}:::`, ...(lines[end]?.trim() === '' ? [] : ['']))
  }
  return lines.join('\n')
}
