// npm test -- node: what users of other versions of Node would find, in each that tests/node-versions pins. The built site must
// be the same, byte for byte; what Node has deprecated is an error.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installNodeVersions } from './packages.mjs'
import { root, run } from './run.mjs'
import { testSites } from './test-sites.mjs'

const FOLDER = join(root, 'tests/node-versions')

/**
 * The versions that can run on this machine: what each is called, and its program.
 * @param {string} [major] only this one
 * @returns {Promise<Array<{ name: string, program: string, bin: string }> | undefined>} undefined when there is none, which has been told
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
    `There is no ${major === undefined ? 'other version of Node' : `Node ${major}`} for ${process.platform} on ${process.arch} (tests/node-versions/package.json).`,
  )
  return undefined
}

/**
 * What a program needs so that it, and what it starts, run in that version.
 * @param {{ bin: string }} version
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf({ bin }) {
  return { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, NODE_OPTIONS: '--throw-deprecation' }
}

/**
 * Builds a product from nothing. Returns its files' hashes, or a sentence that says what went wrong.
 * @param {{ program?: string, env?: NodeJS.ProcessEnv, product: string, out: string }} options `program`: this one without it
 * @returns {Promise<Map<string, string> | string>}
 */
async function buildAnew({ program = process.execPath, env, product, out }) {
  // Not what another version has kept.
  const cache = join(root, '.cache/node-versions')
  for (const folder of [cache, out]) rmSync(folder, { recursive: true, force: true })
  const code = await run(program, ['scripts/command.mjs', 'build', '--product', product, '--out', out, '--cache', cache], env)
  return code === 0 ? hashesOf(out) : 'the site could not be built'
}

/** Sentences about what is otherwise in the site that a version of Node builds. */
export async function siteComparison() {
  const { product } = testSites.product
  const out = join(root, 'test-results/node-versions')
  const own = await buildAnew({ product, out })
  /**
   * @param {{ program: string, bin: string }} version
   * @returns {Promise<string[]>}
   */
  return async (version) => {
    const other = await buildAnew({ product, out, program: version.program, env: environmentOf(version) })
    if (typeof own === 'string') return [own]
    if (typeof other === 'string') return [other]
    return [...new Set([...own.keys(), ...other.keys()])]
      .filter((file) => own.get(file) !== other.get(file))
      .map((file) => `${file} isn’t the same in the built site`)
  }
}

/**
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // What it was made from is for the next build, and names the version.
    (entry) => entry.isFile() && entry.name !== '.stamp.json',
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}
