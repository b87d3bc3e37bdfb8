// Checks the project's packages: exact versions, and allowed licenses.
// licenses.tsv lists the licenses; npm run check -- --fix updates it.

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
  // These require publishing changes to the packages' source. Only the build uses these packages; none of their code reaches readers.
  'EPL-2.0',
  'MPL-2.0',
])

/** A version of a package, or of an alias for one. */
const EXACT = /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/**
 * Returns the problems, a sentence each.
 * @param {{ fix: boolean }} options `fix`: rewrites the list of licenses
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
 * Every package must have a hash, so that any registry can serve it. A bundled package is covered by the hash of its parent.
 * @param {string} folder
 */
function doubtfulSources(folder) {
  const file = join(folder, 'package-lock.json')
  if (!existsSync(join(root, file))) return []
  return Object.entries(readJson(file).packages).flatMap(([path, { resolved, integrity, link, inBundle }]) => {
    if (path === '' || link || inBundle) return []
    if (resolved !== undefined) return [`${file}: ${path} must not have a "resolved" URL.`]
    return integrity === undefined ? [`${file}: ${path} has no "integrity" hash.`] : []
  })
}

function forbiddenLicenses() {
  return productionPackages()
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license "${license}", which isn’t allowed (see scripts/dependencies.mjs).`,
    )
}

function outdatedList() {
  const written = existsSync(join(root, LIST)) ? readFileSync(join(root, LIST), 'utf8') : ''
  return written === licenseList() ? [] : [`${LIST} doesn’t match package-lock.json; npm run check -- --fix updates it.`]
}

function licenseList() {
  const rows = productionPackages().map(({ name, version, license }) => `${name}\t${version}\t${license}`)
  return `${['package\tversion\tlicense', ...new Set(rows)].join('\n')}\n`
}

/** The packages that building and serving the site needs, on any platform. */
function productionPackages() {
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license = 'none' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version, license }))
    .sort((one, other) => (one.name === other.name ? compare(one.version, other.version) : compare(one.name, other.name)))
}

/**
 * "(MIT OR CC0-1.0)" requires one of the licenses, "MIT AND ISC" both.
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
