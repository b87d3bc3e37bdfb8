// Installs other versions of Strapi than the documented one, for npm run verify -- --strapi VERSION. verify/versions/VERSION has
// each version's package.json and lock file; packages are installed in .cache, where Node doesn't find those of verify/.

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installOtherStrapi } from './packages.mjs'
import { askNpm, root } from './run.mjs'

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const FILES = ['package.json', 'package-lock.json']
/** Packages that newer versions of Strapi need in other versions: the last better-sqlite3 for Node 20, and their TypeScript. */
const NEWER = { 'better-sqlite3': '12.11.1', typescript: '5.9.3' }
/** Overrides that apply to every version: the newest releases of these packages lack the binaries of some platforms. */
const OVERRIDES = ['@swc/core', 'rollup']
/** Packages whose versions differ from Strapi's. */
const OWN_NUMBERS = ['@strapi/sdk-plugin']

/**
 * Installs a version, after creating its lock file if there is none.
 * @param {string} version
 * @returns {Promise<boolean>} false when it can't, after printing why
 */
export async function installStrapi(version) {
  if (!VERSION.test(version)) return refuse(`"${version}" isn’t a version of Strapi, such as 5.54.0.`)
  const kept = join(root, 'verify/versions', version)
  const folder = join(root, '.cache', `verify-${version}`, 'verify')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, '.npmrc'))) copyFileSync(join(root, 'verify/.npmrc'), join(folder, '.npmrc'))
  if (existsSync(join(kept, 'package-lock.json'))) {
    for (const file of FILES) copyFileSync(join(kept, file), join(folder, file))
  } else if (!existsSync(join(folder, 'package-lock.json'))) {
    const missing = await lock(version, folder)
    if (missing !== undefined) {
      rmSync(dirname(folder), { recursive: true })
      return refuse(`Strapi ${version} can’t be installed; nothing has changed: ${missing}`)
    }
  }
  if (await installOtherStrapi(version, folder)) return true
  return refuse(`Strapi ${version} can’t be installed; its recorded results haven’t changed.`)
}

/**
 * Writes a version's package.json and lock file. They are copied to the repository once its samples have run.
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<string | undefined>} npm's error message, if any
 */
async function lock(version, folder) {
  console.log(`Looking up the packages of Strapi ${version} …`)
  const documented = JSON.parse(readFileSync(join(root, 'verify/package.json'), 'utf8'))
  /** @type {Record<string, string>} */
  const all = { ...documented.dependencies, ...documented.devDependencies, ...NEWER }
  const isOfStrapi = (/** @type {string} */ name) =>
    (name.startsWith('@strapi/') && !OWN_NUMBERS.includes(name)) || name === 'create-strapi-app'
  const names = Object.keys(all).toSorted()
  const dependencies = Object.fromEntries(names.map((name) => [name, isOfStrapi(name) ? version : all[name]]))
  const manifest = {
    name: `strapi-docs-verify-${version}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    description: `Strapi ${version}, in which the documentation’s samples are also run`,
    license: 'UNLICENSED',
    dependencies,
    overrides: Object.fromEntries(OVERRIDES.map((name) => [name, documented.overrides[name]])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  const { code, errors } = await askNpm([
    'install',
    '--prefix',
    folder,
    '--package-lock-only',
    '--omit-lockfile-registry-resolved',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  return code === 0 ? undefined : sentenceOf(errors)
}

/**
 * Returns the sentence in npm's output that describes the error.
 * @param {string} errors
 */
function sentenceOf(errors) {
  const lines = errors.split('\n').flatMap((line) => /^npm error (?!code |errno |A complete log)(.*)$/.exec(line)?.[1] ?? [])
  const [first = 'npm reported no reason.'] = lines.map((line) => line.replace(/^notarget /, '').trim()).filter((line) => line !== '')
  return first
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  return false
}
