import type { Move } from './document-edits.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

type Routes = Pick<Move, 'from' | 'to'>

/** A file of code in which each text that is a route, with or without an anchor, is the new one; and how many were. */
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
 * The configuration with a redirect from the old route, and without one from the new, which is a page now.
 * @param source already with the new route in the place of the old one
 * @returns `undefined` where the redirect has to be written by hand
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
