// npm start: from a fresh clone to a running site. Starts before anything is installed.

import './node-version.mjs'
import './end-with-npm.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './packages.mjs'
import { root, runSite } from './run.mjs'

async function start() {
  // Checked first, since installing takes a minute.
  const obstacle = await portObstacle(process.env.HOST || 'localhost', process.env.PORT || '3000')
  if (obstacle !== undefined) return fail(obstacle)
  if (!(await installPackages({ development: false }))) return fail()
  console.log('Building the site …')
  // Link-preview images take longer to generate than everything else, and a local site doesn't need them right away.
  if ((await runSite(['build', '--skip-pictures'])) !== 0) return fail()
  await serve()
  drawPictures()
}

/**
 * Returns the reason why the site can't be served on a port; undefined if it can.
 * @param {string} host
 * @param {string} text
 */
function portObstacle(host, text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return `PORT must be a number from 0 to 65535, not "${text}".`
  return new Promise((resolve) => {
    const server = createServer()
    const taken = `Port ${port} is already in use; choose another one: PORT=${port === 65_535 ? 3000 : port + 1} npm start`
    // Other errors are rare, and the server reports them itself.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE' ? taken : undefined))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}

/** Serves in this process, so that the port is free when the process ends. */
async function serve() {
  const cli = join(root, 'src/build/cli.ts')
  process.chdir(root)
  process.argv = [process.execPath, cli, 'serve']
  await import('./typescript.mjs')
  await import(pathToFileURL(cli).href)
}

/** Starts a full build, which replaces the first one while the site is served. */
function drawPictures() {
  const build = spawn(process.execPath, ['scripts/command.mjs', 'build'], { cwd: root, stdio: 'ignore' })
  process.once('exit', () => build.kill())
  build.once('exit', (code) => {
    if (code) console.error('The link-preview images couldn’t be generated; npm run build shows why.')
  })
  // The server has priority over the build.
  if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL)
}

/** @param {string} [sentence] */
function fail(sentence) {
  if (sentence !== undefined) console.error(sentence)
  process.exitCode = 1
}

start()
