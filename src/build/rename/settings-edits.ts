import type { Move } from './document-edits.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

type Routes = Pick<Move, 'from' | 'to'>

/** Replaces a route, with or without a query or an anchor, in all strings of a source file. `edits` counts the replacements. */
export function editCode(source: string, { from, to }: Routes): { text: string; edits: number } {
  let edits = 0
  const route = new RegExp(`(['"\`])${escapePattern(from)}(?=(?:[?#][^'"\`\\n]*)?\\1)`, 'g')
  const text = source.replace(route, (_, quote: string) => {
    edits++
    return quote + to
  })
  return { text, edits }
}

/**
 * Adds a redirect from the old route to the configuration, and removes a redirect from the new route, which is now a page.
 * @param source the configuration, in which the new route has already replaced the old one
 * @returns `undefined` if the redirect must be added manually
 */
export function editRedirects(source: string, { from, to }: Routes): string | undefined {
  const entry = `{ from: ${quoted(from)}, to: ${quoted(to)} },`
  const outdated = new RegExp(`[ \\t]*\\{\\s*from:\\s*(['"])${escapePattern(to)}\\1,\\s*to:\\s*(['"])[^'"]*\\2,?\\s*\\},?[ \\t]*\\n?`, 'g')
  const kept = source.replace(outdated, '')
  const [list] = /\bredirects:\s*\[/.exec(kept) ?? []
  if (list !== undefined) {
    const at = kept.indexOf(list) + list.length
    const [, indent] = /^\n([ \t]*)(?=\{)/.exec(kept.slice(at)) ?? []
    const isEmpty = /^\s*\]/.test(kept.slice(at))
    if (indent !== undefined) return `${kept.slice(0, at)}\n${indent}${entry}${kept.slice(at)}`
    return `${kept.slice(0, at)}${isEmpty ? entry.slice(0, -1) : `${entry} `}${kept.slice(at)}`
  }
  const end = /,?\n\}\)?;?\s*$/.exec(kept)
  return end ? `${kept.slice(0, end.index)},\n  redirects: [${entry.slice(0, -1)}],${end[0].replace(/^,/, '')}` : undefined
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`\'`)}'`
}
