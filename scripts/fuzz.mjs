// npm run fuzz: generates hostile inputs and tries them.

import './node-version.mjs'
import './end-with-npm.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './packages.mjs'
import { root, runTypeScript } from './run.mjs'

const kinds = join(root, 'tests/fuzz/kinds')

/** The description of each kind, read from its source: help must work without installed packages, so the file can't be imported. */
function describeKinds() {
  return readdirSync(kinds)
    .sort()
    .map(
      (file) =>
        `  ${file.replace(/\.ts$/, '').padEnd(14)}${/ about:\s+'([^']*)'/.exec(readFileSync(join(kinds, file), 'utf8'))?.[1] ?? ''}`,
    )
    .join('\n')
}

const usage = () => `Usage: npm run fuzz -- [kind …] [options]

Generates hostile inputs of each kind and tries them in a separate process. An input fails if it crashes the process, takes more
than 100 ms of CPU for each kB, needs more than 200 MB, or gives a wrong result. Failing inputs are reduced to their smallest form
and saved in test-results/fuzz.

${describeKinds()}

  --inputs N     number of inputs of each kind (default: 10000)
  --seed S       seed of the random inputs; the same seed generates the same inputs
  --replay FILE  tries a saved input
  --help         shows this help

Exit codes: 0 for success, 1 if an input fails, 2 for unknown options or arguments.`

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
