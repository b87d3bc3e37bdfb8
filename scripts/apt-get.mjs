import { accessSync, constants } from 'node:fs'
import { run } from './run.mjs'

const APT_GET = '/usr/bin/apt-get'

/** Whether this machine runs Debian or a distribution based on it, and allows installing packages. */
export function canInstall() {
  return process.getuid?.() === 0 && isProgram(APT_GET)
}

/**
 * Installs Debian packages with their dependencies, without recommended packages.
 * @param {string[]} packages
 * @param {{ update?: boolean }} [options] `update`: updates the package lists first
 * @returns {Promise<boolean>} false when apt-get failed and printed why
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
