// What npm run check asks of the packages that the project needs: exact versions, and licenses that it may use.
// licenses.tsv lists those of the site; npm run check -- --fix writes it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const LIST = 'licenses.tsv'

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  // These ask for the source of what one changes in them. They work while the site is built; readers get nothing of them.
  'EPL-2.0',
  'MPL-2.0',
])

/** Of the package itself, or of another one under its name. */
const EXACT = /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/**
 * What is wrong, as sentences.
 * @param {{ fix: boolean }} options whether the list of licenses is written anew
 */
export function wrongDependencies({ fix }) {
  if (fix) writeFileSync(join(root, LIST), licenseList())
  const folders = packageFolders('.')
  return [...folders.flatMap(inexactVersions), ...folders.flatMap(doubtfulSources), ...forbiddenLicenses(), ...outdatedList()]
}

/**
 * Every folder of the project with a package.json.
 * @param {string} folder
 * @returns {string[]}
 */
function packageFolders(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const inner = entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist\b)/.test(entry.name))
  const here = entries.some(({ name }) => name === 'package.json') ? [folder] : []
  return [...here, ...inner.flatMap(({ name }) => packageFolders(join(folder, name)))]
}

/** @param {string} folder */
function inexactVersions(folder) {
  const { dependencies, devDependencies, optionalDependencies } = readJson(join(folder, 'package.json'))
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${join(folder, 'package.json')}: ${name} must have an exact version, not "${version}".`)
}

/**
 * Every package is the one whose hash the lock file has, wherever it is fetched from; one in a bundle comes under the hash of that.
 * @param {string} folder
 */
function doubtfulSources(folder) {
  const file = join(folder, 'package-lock.json')
  if (!existsSync(join(root, file))) return []
  return Object.entries(readJson(file).packages).flatMap(([path, { resolved, integrity, link, inBundle }]) => {
    if (path === '' || link || inBundle) return []
    if (resolved !== undefined) return [`${file}: ${path} names the address that it was fetched from.`]
    return integrity === undefined ? [`${file}: ${path} has no hash.`] : []
  })
}

function forbiddenLicenses() {
  return productionPackages()
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license "${license}", which isn’t among those allowed (scripts/dependencies.mjs).`,
    )
}

function outdatedList() {
  const written = existsSync(join(root, LIST)) ? readFileSync(join(root, LIST), 'utf8') : ''
  return written === licenseList() ? [] : [`${LIST} isn’t what package-lock.json says; npm run check -- --fix writes it.`]
}

function licenseList() {
  const rows = productionPackages().map(({ name, version, license }) => `${name}\t${version}\t${license}`)
  return `${['package\tversion\tlicense', ...new Set(rows)].join('\n')}\n`
}

/** Everything that building and serving the site needs, on any platform. */
function productionPackages() {
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license = 'none' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version, license }))
    .sort((one, other) => (one.name === other.name ? compare(one.version, other.version) : compare(one.name, other.name)))
}

/**
 * "(MIT OR CC0-1.0)" lets one choose, "MIT AND ISC" doesn't.
 * @param {string} license
 */
function isAllowed(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)))
}

/**
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  return one < other ? -1 : Number(one > other)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
