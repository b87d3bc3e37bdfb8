import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import type { FileEvidence } from '../harness/comment.ts'
import { verifyFolder } from '../harness/paths.ts'
import type { Outcome } from './outcome.ts'

const packages = join(verifyFolder, 'node_modules')
/** Maximum size of searched files, in bytes; larger ones are bundles or data. */
const LARGEST = 4_000_000

interface Text {
  file: string
  text: string
}

const texts = new Map<string, Promise<Text[]>>()

/**
 * Searches words in a package. Also finds them in renamed or split files, and if a bundler has changed names and quotes.
 */
export async function findWords({ file, has, lacks }: FileEvidence): Promise<Outcome> {
  const here = await read(join(packages, file))
  const come = here === undefined ? [] : lacks.filter((words) => here.includes(plain(words)))
  if (here !== undefined && come.length === 0 && has.every((words) => here.includes(plain(words))))
    return { is: 'words', file, gone: [], come }
  const all = await textsOf(packageOf(file), extname(file))
  const holding = all.map((text) => ({ ...text, held: has.filter((words) => text.text.includes(plain(words))) }))
  const best = holding.filter(({ held, text }) => held.length === has.length && !lacks.some((words) => text.includes(plain(words))))
  const found = nearest(best, file)
  if (found !== undefined && has.length > 0) return { is: 'words', file: found, gone: [], come: [] }
  const anywhere = has.filter((words) => all.some(({ text }) => text.includes(plain(words))))
  // All words exist, but in several files: a bundle was split into modules.
  if (has.length > 0 && anywhere.length === has.length && come.length === 0) return { is: 'words', gone: [], come: [] }
  return { is: 'words', gone: has.filter((words) => !anywhere.includes(words)), come }
}

function nearest(list: Text[], file: string): string | undefined {
  const folder = dirname(file)
  return list.toSorted((a, b) => Number(b.file.startsWith(folder)) - Number(a.file.startsWith(folder)) || (a.file < b.file ? -1 : 1))[0]
    ?.file
}

function packageOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/')
}

function textsOf(name: string, extension: string): Promise<Text[]> {
  const key = `${name} ${extension}`
  const made = texts.get(key) ?? readAll(name, extension)
  texts.set(key, made)
  return made
}

async function readAll(name: string, extension: string): Promise<Text[]> {
  const folder = join(packages, name)
  if (!existsSync(folder)) return []
  const wanted = new Set(extension === '.js' || extension === '.mjs' ? ['.js', '.mjs', '.cjs'] : [extension])
  const files = (await readdir(folder, { recursive: true })).filter((path) => wanted.has(extname(path)) && !path.includes('node_modules/'))
  const all = await Promise.all(
    files.toSorted().map(async (path) => {
      const text = await read(join(folder, path))
      return text === undefined ? [] : [{ file: relative(packages, join(folder, path)), text }]
    }),
  )
  return all.flat()
}

async function read(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() && found.size <= LARGEST ? plain(await readFile(path, 'utf8')) : undefined
}

/** Code without details that depend on the bundler: whitespace, quotes, names of imported modules, and parentheses around calls. */
function plain(code: string): string {
  return code
    .replace(/["'`]/g, '"')
    .replace(/\(0, ([\w$.]+)\)/g, '$1')
    .replace(/\b(?:[\w$]+__default(?:\.default)?|[\w$]*__namespace|index(?:\$\w+)?|strapiUtils|utils|_|fp)\.(?=[\w$])/g, '')
    .replace(/\s+/g, '')
    .replace(/,(?=[}\])])/g, '')
    .replace(/;/g, '')
}
