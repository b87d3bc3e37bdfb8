// npm run soak: runs the server under load and faults.

import './node-version.mjs'
import './end-with-npm.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './packages.mjs'
import { runSite, runTypeScript } from './run.mjs'
import { testSites } from './test-sites.mjs'

const usage = `Usage: npm run soak -- [options]

Serves the tests' product on a free local port (Linux only) to readers that check every byte. Meanwhile, the build is swapped every
20 seconds, and other clients read slowly, drop connections, and ask a model that hangs, disconnects, or never stops. Reports the
number of wrong responses, the memory usage (test-results/soak/memory.svg, .csv), and whether the number of open
files and sockets returns to its initial value.

  --minutes N    duration (10)
  --readers N    number of readers (200)
  --help         shows this help

Exit codes: 0 for success, 1 if a check fails, 2 for unknown options or arguments.`

async function soak() {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(usage)
  if (!(await installPackages({ development: true }))) return fail(1)
  const { product, dist } = testSites.product
  if (!existsSync(join(dist, 'index.html')) && (await runSite(['build', '--product', product, '--out', dist])) !== 0) return fail(1)
  fail(await runTypeScript('tests/soak/main.ts', args))
}

/** @param {number} code */
function fail(code) {
  process.exitCode = code
}

soak()
