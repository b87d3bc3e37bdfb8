import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FactRows } from '../harness/table.ts'
import { packageFolder } from './package-folder.ts'

const require = createRequire(import.meta.url)
const core = packageFolder('@strapi/core')

type Tree = Record<string, unknown>

/** The text of a file of the core, such as `middlewares/cors.js`. */
export function coreSource(path: string): string {
  return readFileSync(join(core, 'dist', path), 'utf8')
}

/** Loads a module of the core that it doesn't export. */
export function coreModule<T>(path: string): T {
  return require(join(core, 'dist', path)) as T
}

/** What a module sets a constant to, as it is written there. */
export function constantText(source: string, name: string): string | undefined {
  return new RegExp(`^const ${name} = ([\\[{][\\s\\S]*?^[\\]}]|[^\\n]*);$`, 'm').exec(source)?.[1]
}

/** The value of a constant that a module of the core keeps for itself, where no environment variable is set. */
export function constant<T>(path: string, name: string): T {
  const text = constantText(coreSource(path), name)
  if (text === undefined) throw new Error(`${path} has no constant ${name} any more.`)
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('process', 'os__default', `return (${text})`)({ env: {} }, { default: { hostname: () => '' } }) as T
}

/** A default as the tables write it. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map(String).join(', ')
  return typeof value === 'object' ? (Object.keys(value).length === 0 ? '{}' : JSON.stringify(value)) : String(value as string)
}

/** The type of a value as the tables write it; `null` if the value doesn't tell. */
export function typeOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => typeof item === 'string') ? 'array of strings' : null
  return typeof value === 'number' ? 'integer' : typeof value
}

/** Names and values of the options in an object of defaults; `depth` says how many levels have rows of their own. */
export function optionsOf(defaults: Tree, { depth = 3, prefix = '' } = {}): Array<[name: string, value: unknown]> {
  return Object.entries(defaults).flatMap(([key, value]): Array<[string, unknown]> => {
    const name = prefix + key
    const isTree = value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
    return isTree && depth > 1 ? optionsOf(value as Tree, { depth: depth - 1, prefix: `${name}.` }) : [[name, value]]
  })
}

/**
 * A table of options, from an object of defaults.
 * @param types types of options that accept more than the default's type; `null` if the package doesn't state them
 */
export function optionTable(defaults: Tree, types: Record<string, string | null> = {}): FactRows {
  const rows = optionsOf(defaults).map(([name, value]) => [name, name in types ? types[name]! : typeOf(value), shown(value)])
  return [['Option', 'Type', 'Default'], ...rows]
}

/** The types that a declaration file of the core states for the members of its type `Config`. */
export function declaredTypes(path: string): Record<string, string> {
  const [, members = ''] = /type Config = \{\n([\s\S]*?)^\};/m.exec(coreSource(path)) ?? []
  return Object.fromEntries([...members.matchAll(/^ {4}(\w+)\??: (.*);$/gm)].map(([, name, type]) => [name!, declared(type!)]))
}

/** `string | string[] | (() => string)` as “string, array of strings, or function”. */
function declared(type: string): string {
  const names = [...type.matchAll(/\(.*\)|[^|\s]+/g)].map(([part]) => {
    if (part.startsWith('(')) return 'function'
    return part === 'string[]' ? 'array of strings' : part === 'number' ? 'integer' : part
  })
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
}

/** A place that reads a setting. */
interface Reading {
  /** Its default there, if it is a literal. */
  fallback?: unknown
  /** The text of the file. */
  source: string
}

/** The settings below a file of `config/` that the server’s packages read: `config.get("server.host", "localhost")`. */
export function settingsRead(file: string): Map<string, Reading> {
  const found = new Map<string, Reading>()
  const literal = `true|false|null|\\d+|\\[\\]|"[^"]*"|'[^']*'`
  const pattern = new RegExp(`config(?:\\$1)?\\??\\.get\\(\\s*["'\`]${file}\\.([\\w.]+)["'\`](?:, (${literal})\\))?`, 'g')
  const scope = dirname(core)
  const folders = ['core/dist', 'admin/dist/server', 'content-manager/dist/server', 'data-transfer/dist', 'utils/dist', 'strapi/dist']
  for (const folder of folders) {
    for (const entry of readdirSync(join(scope, folder), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.js')) continue
      const source = readFileSync(join(scope, folder, entry), 'utf8')
      for (const [, name, fallback] of source.matchAll(pattern)) {
        if (fallback !== undefined) found.set(name!, { fallback: JSON.parse(fallback.replaceAll("'", '"')), source })
        else if (!found.has(name!)) found.set(name!, { source })
      }
    }
  }
  return found
}
