// Labels of the admin panel, which pages of the user guide show in bold.

import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './content.ts'
import type { SampleDocument } from './document.ts'
import { verifyFolder } from './paths.ts'
import type { Failure } from './failure.ts'

/** Where the labels that a page shows in bold are checked. */
const CHECKED = 'user-docs/'
const allowedFile = join(verifyFolder, 'labels-allowed.tsv')
/** A message that fits this, such as “{firstname} {lastname}”, would fit everything. */
const NO_LABEL = '… … … … … …'

/** The labels that the admin panel can show. */
export interface Labels {
  /** Labels as they are. */
  texts: ReadonlySet<string>
  /** Labels with something filled in, such as “Delete {name}”. */
  patterns: readonly RegExp[]
}

/** What is wrong with the labels of the documents, by document. */
export async function wrongLabels(documents: SampleDocument[]): Promise<Array<{ file: string; failures: Failure[] }>> {
  const checked = documents.filter(({ file }) => file.startsWith(CHECKED))
  if (checked.length === 0) return []
  const labels = await readLabels()
  return checked.map(({ file, bold }) => ({
    file,
    failures: bold.flatMap(({ line, text }) => labelProblems(text, labels).map((message) => ({ line, message }))),
  }))
}

/** Problems of one text in bold, which is a label or a path of labels: `Settings > Global settings > Media Library`. */
export function labelProblems(text: string, labels: Labels): string[] {
  if (hasLabel(labels, text)) return []
  return text
    .split(' > ')
    .map((part) => part.trim())
    .filter((part) => !hasLabel(labels, part))
    .map((part) => {
      const nearest = nearestLabel(part, labels)
      const advice = nearest === undefined ? '' : ` Nearest: “${nearest}”.`
      return `The admin panel has no label “${part}”.${advice} Remove the bold if it isn’t a label, or add it to verify/labels-allowed.tsv.`
    })
}

function hasLabel({ texts, patterns }: Labels, text: string): boolean {
  return texts.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** Reads the English messages of the installed packages, the names of the sample application's model, and the labels listed by hand. */
export async function readLabels(): Promise<Labels> {
  const [messages, model, allowed] = await Promise.all([readMessages(), readModel(), readAllowed()])
  return toLabels([...messages, ...model, ...allowed])
}

/** Makes labels of messages, some of which have arguments in braces. */
export function toLabels(messages: Iterable<string>): Labels {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  for (const message of messages) {
    const text = message.replace(/<[^>]*>/g, '').trim()
    const pattern = new RegExp(`^${patternOf(text)}$`)
    if (!text.includes('{')) texts.add(text)
    else if (!pattern.test(NO_LABEL)) patterns.push(pattern)
  }
  return { texts, patterns }
}

/** A message's pattern: an argument stands for any text, a choice such as `{count, plural, one {# user} other {# users}}` for its options. */
function patternOf(message: string): string {
  return splitAtBraces(message)
    .map(({ text, isArgument }) => {
      if (!isArgument) return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replaceAll('#', '\\d+')
      const options = splitAtBraces(text).filter((part) => part.isArgument)
      return options.length === 0 ? '.+' : `(?:${options.map((option) => patternOf(option.text)).join('|')})`
    })
    .join('')
}

/** The text outside of braces, and what is inside of them, which can hold braces itself. */
function splitAtBraces(message: string): Array<{ text: string; isArgument: boolean }> {
  const parts = [{ text: '', isArgument: false }]
  let depth = 0
  for (const character of message) {
    if (character === '{' && depth++ === 0) parts.push({ text: '', isArgument: true })
    else if (character === '}' && --depth === 0) parts.push({ text: '', isArgument: false })
    else parts.at(-1)!.text += character
  }
  return parts
}

async function readMessages(): Promise<string[]> {
  const modules = await codeOfPackages()
  const ids = new Set<string>()
  const messages: string[] = []
  for (const { plugin, path } of modules.filter((module) => /^en-.*\.mjs$/.test(basename(module.path)))) {
    const { default: catalog } = (await import(pathToFileURL(path).href)) as { default: Record<string, string> }
    for (const [id, message] of Object.entries(catalog)) {
      ids.add(id).add(`${plugin}.${id}`)
      messages.push(message)
    }
  }
  // Messages that no catalog has are shown as the code has them; so are the names that the server gives to permissions
  // and locales.
  for (const { path } of modules) {
    const source = await readFile(path, 'utf8')
    for (const [, id, text] of source.matchAll(/\bid: (?:\w+\()?["`]([^"`]+)["`]\)?,\s*defaultMessage: ("(?:[^"\\\n]|\\.)*")/g))
      if (!ids.has(id!)) messages.push(JSON.parse(text!) as string)
    for (const [, text] of source.matchAll(/\b(?:displayName|category|subCategory): "([^"]+)"/g)) messages.push(text!, capitalized(text!))
    for (const [, locale] of source.matchAll(/\bname: "([^"]+ \([a-z]+(?:-\w+)*\))"/gi)) messages.push(locale!)
  }
  return messages
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The modules of the packages that make up the admin panel. */
async function codeOfPackages(): Promise<Array<{ plugin: string; path: string }>> {
  const packages = join(verifyFolder, 'node_modules/@strapi')
  const names = await readdir(packages)
  const modules = await Promise.all(
    names.map(async (name) => {
      const files = await filesBelow(join(packages, name, 'dist')).catch(() => [])
      return files.filter((path) => path.endsWith('.mjs')).map((path) => ({ plugin: name.replace(/^plugin-/, ''), path }))
    }),
  )
  return modules.flat()
}

interface Schema {
  info: { displayName: string }
  attributes: Record<string, { enum?: string[] }>
}

async function readModel(): Promise<string[]> {
  const names: string[] = []
  const source = join(verifyFolder, 'app/src')
  for (const folder of ['api', 'components']) {
    for (const path of (await filesBelow(join(source, folder))).filter((file) => file.endsWith('.json'))) {
      const { info, attributes } = JSON.parse(await readFile(path, 'utf8')) as Schema
      names.push(info.displayName, ...Object.keys(attributes), ...Object.values(attributes).flatMap((attribute) => attribute.enum ?? []))
      if (folder === 'components') names.push(basename(dirname(path)))
    }
  }
  return names
}

// A label, a tab, and why it is none of the above. Lines that start with # explain.
async function readAllowed(): Promise<string[]> {
  const lines = (await readFile(allowedFile, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [label = '', reason = ''] = line.split('\t')
    if (label === '' || reason.trim() === '') throw new Error(`verify/labels-allowed.tsv: “${line}” must be a label, a tab, and a reason.`)
    return label
  })
}

function nearestLabel(text: string, { texts }: Labels): string | undefined {
  let nearest: string | undefined
  let least = Math.max(2, Math.ceil(text.length / 2))
  for (const label of texts) {
    if (Math.abs(label.length - text.length) >= least) continue
    const distance = distanceBetween(text.toLowerCase(), label.toLowerCase())
    if (distance < least) [nearest, least] = [label, distance]
  }
  return nearest
}

/** How many letters must be added, taken away or replaced. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = row[column - 1]! + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}
