import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

/** The rows of a table of options, from an object of defaults; `depth` says how many levels have rows of their own. */
export function optionRows(defaults: Tree, { depth = 3, prefix = '' } = {}): string[][] {
  return Object.entries(defaults).flatMap(([key, value]): string[][] => {
    const name = prefix + key
    const isTree = value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
    return isTree && depth > 1 ? optionRows(value as Tree, { depth: depth - 1, prefix: `${name}.` }) : [[name, shown(value)]]
  })
}

/** The settings below a file of `config/` that the server’s packages read: `config.get("server.host")`. */
export function settingsRead(file: string): Set<string> {
  const found = new Set<string>()
  const pattern = new RegExp(`config(?:\\$1)?\\??\\.get\\(\\s*["'\`]${file}\\.([\\w.]+)["'\`]`, 'g')
  const scope = dirname(core)
  const folders = ['core/dist', 'admin/dist/server', 'content-manager/dist/server', 'data-transfer/dist', 'utils/dist', 'strapi/dist']
  for (const folder of folders) {
    for (const entry of readdirSync(join(scope, folder), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.js')) continue
      for (const [, name] of readFileSync(join(scope, folder, entry), 'utf8').matchAll(pattern)) found.add(name!)
    }
  }
  return found
}
