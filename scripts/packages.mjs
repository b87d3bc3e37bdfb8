import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run.mjs'

/**
 * Installs the packages in `package-lock.json`, unless all of them are installed already.
 * @param {{ development: boolean }} options `development`: also those that only checks and tests need
 * @returns {Promise<boolean>} false when npm failed and printed why
 */
export async function installPackages({ development }) {
  return install({ folder: root, development, what: 'packages' })
}

/** Installs Strapi and the other packages that the documents' samples need: 880 MB, about a minute. */
export async function installVerifyPackages() {
  // Only better-sqlite3 is compiled; without optimization, it takes a third of the time.
  const env = { CFLAGS: '-O0', CXXFLAGS: '-O0' }
  return install({ folder: join(root, 'verify'), development: true, what: 'Strapi, which takes a minute or two', env })
}

/**
 * Installs the packages of a project in `verify/frontends`, without running their install scripts.
 * @param {string} name
 */
export async function installFrontend(name) {
  const folder = join(root, 'verify/frontends', name)
  return install({ folder, development: true, what: `the packages for ${name}`, args: ['--ignore-scripts'] })
}

/** Installs Jest, Supertest, an S3 server, and the S3 upload provider (114 MB), without running their install scripts. */
export async function installWalkPackages() {
  const folder = join(root, 'verify/walks')
  return install({ folder, development: true, what: 'Jest and an S3 server', args: ['--ignore-scripts'] })
}

/** Installs the other versions of Node that the site is tested in, only for this platform. */
export async function installNodeVersions() {
  return install({
    folder: join(root, 'tests/node-versions'),
    development: true,
    what: 'other versions of Node',
    args: ['--ignore-scripts'],
  })
}

/**
 * Installs another version of Strapi: another 880 MB.
 * @param {string} version
 * @param {string} folder contains its `package.json` and lock file
 */
export async function installOtherStrapi(version, folder) {
  const env = { CFLAGS: '-O0', CXXFLAGS: '-O0' }
  return install({ folder, development: true, what: `Strapi ${version}, which takes a minute or two`, env })
}

/** @param {{ folder: string, development: boolean, what: string, env?: NodeJS.ProcessEnv, args?: string[] }} options */
async function install({ folder, development, what, env, args = [] }) {
  if (arePackagesInstalled({ folder, development })) return true
  console.log(`Installing ${what} …`)
  const dev = development ? '--include=dev' : '--omit=dev'
  const code = await runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund', dev, ...args], env)
  if (code === 0) return true
  console.error('npm couldn’t install the packages; see its output above.')
  return false
}

/**
 * npm records installed packages in a file with the lock file's format, so comparing the two doesn't need npm.
 * @param {{ folder: string, development: boolean }} options
 */
function arePackagesInstalled({ folder, development }) {
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  let installed
  try {
    installed = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return false
  }
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !development)) return true
    // Packages for another platform are never installed.
    const mayBeAbsent = optional || devOptional
    return installed[path] === undefined ? mayBeAbsent : installed[path].version === version
  })
}
