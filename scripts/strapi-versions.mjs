// Other versions of Strapi than the documented one, for npm run verify -- --strapi VERSION. verify/versions/VERSION has the packages of each and
// their lock file; they are installed in .cache, where Node doesn't find those of verify/.

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installOtherStrapi } from './packages.mjs'
import { askNpm, root } from './run.mjs'

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const FILES = ['package.json', 'package-lock.json']
/** What newer versions of Strapi need otherwise than the documented one: the last better-sqlite3 for Node 20, and their TypeScript. */
const NEWER = { 'better-sqlite3': '12.11.1', typescript: '5.9.3' }
/** What is the same whatever the version: packages of which the newest release lacks some platform's part. */
const OVERRIDES = ['@swc/core', 'rollup']
/** What has version numbers of its own. */
const OWN_NUMBERS = ['@strapi/sdk-plugin']

/**
 * Installs a version, and makes its packages' lock file when it is tried for the first time.
 * @param {string} version
 * @returns {Promise<boolean>} false when that isn't possible; a sentence has told why
 */
export async function installStrapi(version) {
  if (!VERSION.test(version)) return refuse(`"${version}" is no version of Strapi, such as 5.54.0.`)
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
      return refuse(`Strapi ${version} can’t be installed as a whole, and nothing has changed: ${missing}`)
    }
  }
  if (await installOtherStrapi(version, folder)) return true
  return refuse(`Strapi ${version} can’t be installed, and what was found out of it before stays as it is.`)
}

/**
 * Writes the packages of a version. They are kept in the repository once its samples have run.
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<string | undefined>} what npm says when it can't
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
    description: `Strapi ${version}, in which the samples of the documentation are run as well`,
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
 * What npm says in a sentence, of all that it prints.
 * @param {string} errors
 */
function sentenceOf(errors) {
  const lines = errors.split('\n').flatMap((line) => /^npm error (?!code |errno |A complete log)(.*)$/.exec(line)?.[1] ?? [])
  const [first = 'npm doesn’t say why.'] = lines.map((line) => line.replace(/^notarget /, '').trim()).filter((line) => line !== '')
  return first
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  return false
}
