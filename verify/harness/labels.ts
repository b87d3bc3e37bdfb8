// Checks labels of the admin panel, which the user guide shows in bold.

import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './content.ts'
import type { SampleDocument } from './document.ts'
import { verifyFolder } from './paths.ts'
import type { Failure } from './failure.ts'

/** Folder whose labels are checked. */
const CHECKED = 'user-docs/'
const allowedFile = join(verifyFolder, 'labels-allowed.tsv')
/** Used to detect patterns that match any text, such as “{firstname} {lastname}”. */
const NO_LABEL = '… … … … … …'

/** Labels of the admin panel. */
export interface Labels {
  /** Labels without arguments. */
  texts: ReadonlySet<string>
  /** Labels with arguments, such as “Delete {name}”. */
  patterns: readonly RegExp[]
}

/** Returns failures for unknown labels, by document. */
export async function wrongLabels(documents: SampleDocument[]): Promise<Array<{ file: string; failures: Failure[] }>> {
  const checked = documents.filter(({ file }) => file.startsWith(CHECKED))
  if (checked.length === 0) return []
  const labels = await readLabels()
  return checked.map(({ file, bold }) => ({
    file,
    failures: bold.flatMap(({ line, text }) => labelProblems(text, labels).map((message) => ({ line, message }))),
  }))
}

/** Returns the problems with bold text, which is a label or a path of labels: `Settings > Global settings > Media Library`. */
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

/** Reads the English messages of installed packages, the names in the sample application's models, and the allowlist. */
export async function readLabels(): Promise<Labels> {
  const [messages, model, allowed] = await Promise.all([readMessages(), readModel(), readAllowed()])
  return toLabels([...messages, ...model, ...allowed])
}

/** Converts messages, which may have arguments in braces, to labels. */
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

/**
 * Returns a pattern for a message: arguments match any text, choices such as `{count, plural, one {# user} other {# users}}` match their
 * options.
 */
function patternOf(message: string): string {
  return splitAtBraces(message)
    .map(({ text, isArgument }) => {
      if (!isArgument) return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replaceAll('#', '\\d+')
      const options = splitAtBraces(text).filter((part) => part.isArgument)
      return options.length === 0 ? '.+' : `(?:${options.map((option) => patternOf(option.text)).join('|')})`
    })
    .join('')
}

/** Splits a message into text and arguments, which can contain nested braces. */
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
  // Default messages in code apply if no catalog contains their ID. Names of permissions and locales come from the server's code.
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

/** Returns the modules of Strapi's packages. */
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

// Reads the allowlist: label, tab, reason. Lines that start with # are comments.
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

/** Levenshtein distance. */
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
