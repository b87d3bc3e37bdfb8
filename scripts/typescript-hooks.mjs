// Module hooks of typescript.mjs; they run in a separate thread.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache/typescript')
/** Last line of a cached file, followed by the hash of its source. */
const MARK = '\n//# from '

/** @type {import('esbuild').TransformOptions} */
const options = {
  format: 'esm',
  target: 'node20.19',
  sourcemap: 'inline',
  sourcesContent: false,
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
}

/**
 * Node calls it for every module.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const address = new URL(url)
  if (address.protocol !== 'file:' || !/\.m?tsx?$/.test(address.pathname)) return next(url, context)
  const file = fileURLToPath(address)
  return { format: 'module', shortCircuit: true, source: await javascriptOf(file, readFileSync(file, 'utf8')) }
}

/**
 * @param {string} file
 * @param {string} source
 */
async function javascriptOf(file, source) {
  const path = relative(root, file)
  // Generated for a single run, so don't cache it.
  if (/(?:^|[\\/])\./.test(path)) return compile(file, source)
  const kept = join(folder, `${path.replaceAll(/[^\w.-]/g, '+')}.mjs`)
  const end = MARK + createHash('sha256').update(JSON.stringify(options)).update(source).digest('base64url')
  const known = readIfThere(kept)
  if (known.endsWith(end)) return known
  const made = (await compile(file, source)) + end
  try {
    mkdirSync(folder, { recursive: true })
    // Renamed when complete: other commands may be reading it.
    writeFileSync(`${kept}.${process.pid}`, made)
    renameSync(`${kept}.${process.pid}`, kept)
  } catch {
    // On a read-only disk, modules are compiled each time.
  }
  return made
}

/**
 * @param {string} file
 * @param {string} source
 */
async function compile(file, source) {
  const { transform } = await import('esbuild')
  const { code } = await transform(source, { ...options, sourcefile: file, loader: file.endsWith('x') ? 'tsx' : 'ts' })
  return code
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
