// npm run soak: the server under load and faults.

import './node-version.mjs'
import './end-with-npm.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './packages.mjs'
import { runSite, runTypeScript } from './run.mjs'
import { testSites } from './test-sites.mjs'

const usage = `Usage: npm run soak -- [options]

Serves the tests' product on a free port of this machine (Linux only) to readers who look at every byte, while builds are swapped
every 20 seconds, others read slowly, cut their connections, and ask a model that hangs, breaks off and goes on without end.
Says how many answers were wrong, what became of the memory (test-results/soak/memory.svg, .csv), and whether files and sockets
are back to where they were.

  --minutes N    how long (10)
  --readers N    how many (200)
  --help         this text

Exit code 0: all held; 1: something didn't; 2: it wasn't understood.`

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
