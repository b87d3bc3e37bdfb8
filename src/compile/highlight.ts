import type { Element, ElementContent, Text } from 'hast'
import { refractor } from 'refractor/core'
import bash from 'refractor/bash'
import css from 'refractor/css'
import dart from 'refractor/dart'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import graphql from 'refractor/graphql'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import json from 'refractor/json'
import json5 from 'refractor/json5'
import jsx from 'refractor/jsx'
import kotlin from 'refractor/kotlin'
import liquid from 'refractor/liquid'
import markdown from 'refractor/markdown'
import nginx from 'refractor/nginx'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import python from 'refractor/python'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import sass from 'refractor/sass'
import scss from 'refractor/scss'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import yaml from 'refractor/yaml'
import { suggest } from './suggest.ts'

const grammars = [
  bash,
  css,
  dart,
  diff,
  docker,
  go,
  graphql,
  http,
  ini,
  java,
  json,
  json5,
  jsx,
  kotlin,
  liquid,
  markdown,
  nginx,
  php,
  powershell,
  python,
  ruby,
  rust,
  sass,
  scss,
  sql,
  swift,
  toml,
  tsx,
  yaml,
]
for (const grammar of grammars) refractor.register(grammar)
// Prism would highlight `null` in `$null` and `in` in `$in` as keywords.
for (const name of ['javascript', 'jsx', 'typescript', 'tsx']) {
  const { keyword } = refractor.languages[name] as { keyword: Array<{ pattern?: RegExp }> }
  for (const token of keyword)
    if (token.pattern) token.pattern = new RegExp(token.pattern.source.replace('(^|[^.]|', '(^|[^.$]|'), token.pattern.flags)
}
/** Names of languages. `refractor.languages` also contains Prism's own helpers, such as `extend`. */
const highlighted = new Set(refractor.listLanguages())

/** Other names that writers use for a grammar. */
const aliases = new Map(
  Object.entries({
    cjs: 'javascript',
    console: 'bash',
    dockerfile: 'docker',
    env: 'ini',
    gql: 'graphql',
    jsonc: 'json5',
    mdx: 'markdown',
    mjs: 'javascript',
    mts: 'typescript',
    cts: 'typescript',
    sh: 'bash',
    shellscript: 'bash',
    vue: 'markup',
    zsh: 'bash',
    astro: 'tsx',
    svelte: 'markup',
  }),
)

/** Languages without highlighting. */
const plain = new Set(['text', 'txt', 'plaintext', 'plain', ''])

/**
 * One-letter classes for tokens that have a color. Other tokens (punctuation, operators, …) are plain text without an element,
 * which takes a third of the bytes.
 */
const tokenClasses = new Map(
  Object.entries({
    comment: 'c',
    prolog: 'c',
    doctype: 'c',
    cdata: 'c',
    keyword: 'k',
    atrule: 'k',
    rule: 'k',
    important: 'k',
    string: 's',
    'template-string': 's',
    char: 's',
    'attr-value': 's',
    regex: 's',
    url: 's',
    heredoc: 's',
    number: 'n',
    boolean: 'n',
    constant: 'n',
    null: 'n',
    symbol: 'n',
    function: 'f',
    'function-variable': 'f',
    method: 'f',
    decorator: 'f',
    'class-name': 't',
    tag: 't',
    builtin: 't',
    selector: 't',
    namespace: 't',
    property: 'p',
    'attr-name': 'p',
    variable: 'p',
    'literal-property': 'p',
    key: 'p',
    inserted: 'i',
    deleted: 'd',
    title: 'k',
    bold: 'k',
  }),
)

/** Whether a language can be highlighted, or is plain text. */
export function knowsLanguage(language: string): boolean {
  return plain.has(language) || highlighted.has(aliases.get(language) ?? language)
}

/** Suggests a language for an unknown name. */
export function nearestLanguage(language: string): string | undefined {
  return suggest(language, [...highlighted, ...aliases.keys(), ...plain])
}

const cache = new Map<string, ElementContent[]>()
const CACHE_LIMIT = 2000
/** Longer code isn't highlighted: no sample is that long, and on some long texts, grammars take a minute. */
const MAX_LENGTH = 50_000

/**
 * Highlights code: elements with one-letter classes that contain the same text.
 * An unknown language results in a single text node. Results are cached, so callers must not change them.
 */
export function highlight(code: string, language: string): ElementContent[] {
  const name = aliases.get(language) ?? language
  if (plain.has(name) || !highlighted.has(name) || code.length > MAX_LENGTH) return [{ type: 'text', value: code }]
  const key = `${name}\n${code}`
  let tokens = cache.get(key)
  if (!tokens) {
    tokens = merge(shorten(refractor.highlight(code, name).children as ElementContent[]))
    if (cache.size >= CACHE_LIMIT) cache.clear()
    cache.set(key, tokens)
  }
  return tokens
}

function shorten(nodes: ElementContent[], outerClass?: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const names = node.properties.className
    const tokenClass = Array.isArray(names) ? names.map((name) => tokenClasses.get(String(name))).find(Boolean) : undefined
    const children = shorten(node.children, tokenClass ?? outerClass)
    if (tokenClass === undefined || tokenClass === outerClass) return children
    return [{ type: 'element', tagName: 'span', properties: { className: [tokenClass] }, children: merge(children) }]
  })
}

/** Classes of whole lines, which must stay separate. */
const LINES = new Set(['i', 'd'])

/** Joins adjacent nodes that look the same: text with text, `k` with `k`, even with whitespace between them. */
function merge(nodes: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.type === 'text' && last?.type === 'text') merged[merged.length - 1] = { type: 'text', value: last.value + node.value }
    else if (node.type === 'element') {
      const space = last?.type === 'text' && last.value.trim() === '' ? last : undefined
      const before = space ? merged.at(-2) : last
      if (before?.type === 'element' && isAlike(before, node)) {
        const children = merge([...before.children, ...(space ? [space] : []), ...node.children])
        merged.splice(space ? -2 : -1, 2, { ...before, children })
      } else merged.push(node)
    } else merged.push(node)
  }
  return merged
}

function isAlike(one: Element, other: Element): boolean {
  const name = classOf(one)
  return name === classOf(other) && !LINES.has(name)
}

function classOf({ properties }: Element): string {
  return String(properties.className)
}

/**
 * Wraps a name in one line of highlighted code in an element. The columns from `start` to `end` must be inside one token, as names
 * are.
 */
export function wrapRange(
  nodes: ElementContent[],
  { start, end }: { start: number; end: number },
  wrap: (name: string) => ElementContent,
): ElementContent[] {
  let from = 0
  return nodes.flatMap((node): ElementContent[] => {
    const length = lengthOf(node)
    const range = { start: start - from, end: end - from }
    from += length
    if (range.start < 0 || range.end > length) return [node]
    if (node.type === 'element') return [{ ...node, children: wrapRange(node.children, range, wrap) }]
    if (node.type !== 'text') return [node]
    const parts = [node.value.slice(0, range.start), node.value.slice(range.end)].map((value) => ({ type: 'text', value }) satisfies Text)
    return [parts[0]!, wrap(node.value.slice(range.start, range.end)), parts[1]!].filter(
      (part) => part.type !== 'text' || part.value !== '',
    )
  })
}

function lengthOf(node: ElementContent): number {
  if (node.type === 'text') return node.value.length
  return node.type === 'element' ? node.children.reduce((sum, child) => sum + lengthOf(child), 0) : 0
}

/**
 * Splits highlighted code into lines, so that they can be numbered and marked.
 * An element that spans lines is repeated in each.
 */
export function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'text') {
      node.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([])
        if (value !== '') lines.at(-1)!.push({ type: 'text', value } satisfies Text)
      })
    } else if (node.type === 'element') {
      splitLines(node.children).forEach((children, index) => {
        if (index > 0) lines.push([])
        if (children.length > 0) lines.at(-1)!.push({ ...node, children } satisfies Element)
      })
    }
  }
  return lines
}
