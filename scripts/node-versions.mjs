// npm test -- node: tests the other versions of Node, which tests/node-versions pins. The built site must be identical, byte for
// byte; using a deprecated API is an error.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installNodeVersions } from './packages.mjs'
import { root, run } from './run.mjs'
import { testSites } from './test-sites.mjs'

const FOLDER = join(root, 'tests/node-versions')

/**
 * The versions that can run on this machine: names and programs.
 * @param {string} [major] only this one
 * @returns {Promise<Array<{ name: string, program: string, bin: string }> | undefined>} undefined when there is none, after printing an error
 */
export async function findNodeVersions(major) {
  if (!(await installNodeVersions())) return undefined
  const { optionalDependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
  const found = Object.entries(optionalDependencies).flatMap(([name, alias]) => {
    const bin = join(FOLDER, 'node_modules', name, 'bin')
    const program = join(bin, 'node')
    return existsSync(program) && (major === undefined || name.startsWith(`node-${major}-`))
      ? [{ name: `Node ${String(alias).split('@').at(-1)}`, program, bin }]
      : []
  })
  if (found.length > 0) return found
  console.error(
    `tests/node-versions/package.json has no ${major === undefined ? 'other version of Node' : `Node ${major}`} for ${process.platform} on ${process.arch}.`,
  )
  return undefined
}

/**
 * Environment variables for a program, so that it and its child processes run in that version.
 * @param {{ bin: string }} version
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf({ bin }) {
  return { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, NODE_OPTIONS: '--throw-deprecation' }
}

/**
 * Builds a product without a cache. Returns its files' hashes, or an error message.
 * @param {{ program?: string, env?: NodeJS.ProcessEnv, product: string, out: string }} options `program`: the default is the current Node
 * @returns {Promise<Map<string, string> | string>}
 */
async function buildFromScratch({ program = process.execPath, env, product, out }) {
  // Another version's cache must not be used.
  const cache = join(root, '.cache/node-versions')
  for (const folder of [cache, out]) rmSync(folder, { recursive: true, force: true })
  const code = await run(program, ['scripts/command.mjs', 'build', '--product', product, '--out', out, '--cache', cache], env)
  return code === 0 ? hashesOf(out) : 'the site can’t be built'
}

/** Compares the site that another version of Node builds with that of this version; each difference is a sentence. */
export async function siteComparison() {
  const { product } = testSites.product
  const out = join(root, 'test-results/node-versions')
  const own = await buildFromScratch({ product, out })
  /**
   * @param {{ program: string, bin: string }} version
   * @returns {Promise<string[]>}
   */
  return async (version) => {
    const other = await buildFromScratch({ product, out, program: version.program, env: environmentOf(version) })
    if (typeof own === 'string') return [own]
    if (typeof other === 'string') return [other]
    return [...new Set([...own.keys(), ...other.keys()])]
      .filter((file) => own.get(file) !== other.get(file))
      .map((file) => `${file} differs from the site built with this version of Node`)
  }
}

/**
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // For the next build; contains the version of Node.
    (entry) => entry.isFile() && entry.name !== '.stamp.json',
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}
