import { accessSync, constants } from 'node:fs'
import { run } from './run.mjs'

const APT_GET = '/usr/bin/apt-get'

/** Whether this machine is a Debian, or made of one, and lets us install. */
export function canInstall() {
  return process.getuid?.() === 0 && isProgram(APT_GET)
}

/**
 * Installs packages of Debian, with what they need and nothing that they only recommend.
 * @param {string[]} packages
 * @param {{ update?: boolean }} [options] `update`: asks for the current lists of packages first
 * @returns {Promise<boolean>} false when apt-get failed; it has told why
 */
export async function installFromDebian(packages, { update = true } = {}) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (update) await run(APT_GET, ['update'], env)
  return (await run(APT_GET, ['install', '-y', '--no-install-recommends', ...packages], env)) === 0
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
