// npm run fuzz: tries inputs that would do harm if they could.

import './node-version.mjs'
import './end-with-npm.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './packages.mjs'
import { root, runTypeScript } from './run.mjs'

const kinds = join(root, 'tests/fuzz/kinds')

/** As each kind says it of itself; it isn't imported for that, since help needs nothing installed. */
function describeKinds() {
  return readdirSync(kinds)
    .sort()
    .map(
      (file) => `  ${file.replace(/\.ts$/, '').padEnd(14)}${/ about: '([^']*)'/.exec(readFileSync(join(kinds, file), 'utf8'))?.[1] ?? ''}`,
    )
    .join('\n')
}

const usage = () => `Usage: npm run fuzz -- [kind …] [options]

Makes inputs of each kind and tries them in a process of their own. One fails that ends the process, takes more than 100 ms of CPU
for each kB or more than 200 MB, or for which something doesn't hold. It is made as small as possible and kept in test-results/fuzz.

${describeKinds()}

  --inputs N     of each kind (10000)
  --seed S       the same one makes the same inputs
  --replay FILE  tries one that was kept
  --help         this text

Exit code 0: all held; 1: some failed; 2: it wasn't understood.`

async function fuzz() {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(usage())
  if (!(await installPackages({ development: true }))) return fail(1)
  fail(await runTypeScript('tests/fuzz/main.ts', args))
}

/** @param {number} code */
function fail(code) {
  process.exitCode = code
}

fuzz()
