// npm run check: types, rooms, docstrings, dependencies, lint, format, spelling and prose. A check that fails doesn't stop the next ones.
// npm run check -- --fix fixes what can be fixed automatically; npm run check -- --external checks the links to other sites.

import './node-version.mjs'
import './end-with-npm.mjs'
import { wrongDependencies } from './dependencies.mjs'
import { installPackages } from './packages.mjs'
import { run, runTool } from './run.mjs'

const fix = process.argv.includes('--fix')

const isExternal = process.argv.includes('--external')

const CHECKS = {
  // Each platform has its own project (tsconfig.json); unchanged ones aren't checked again.
  types: () => runTool('tsc', ['-b'], { from: 'typescript' }),
  // These use the bundler's parser, which must be installed first.
  rooms: async () => {
    const { wordsOfProduct, wrongRooms } = await import('./rooms.mjs')
    const { strayValues } = await import('./styles.mjs')
    return report([...wrongRooms(), ...wordsOfProduct(), ...strayValues()])
  },
  docstrings: async () => report((await import('./docstrings.mjs')).missingDocstrings()),
  dependencies: () => report(wrongDependencies({ fix })),
  lint: () => runTool('oxlint', fix ? ['--fix'] : []),
  format: () => runTool('oxfmt', [fix ? '--write' : '--check']),
  spelling: () => runTool('cspell', ['lint', '--no-progress', '--no-summary', '--show-suggestions']),
  prose: async () => report((await import('./prose/prose.mjs')).wrongProse()),
}

async function check() {
  if (isExternal) return checkExternal()
  if (!(await installPackages({ development: true }))) return fail()
  const codes = await runAll(Object.entries(CHECKS))
  const failed = Object.keys(CHECKS).filter((name) => codes.get(name) !== 0)
  if (failed.length === 0) return console.log(`All checks passed: ${Object.keys(CHECKS).join(', ')}.`)
  console.error(`Failed: ${failed.join(', ')}.`)
  if (!fix && failed.some((name) => name === 'lint' || name === 'format')) console.error('npm run check -- --fix may fix some of these.')
  fail()
}

/**
 * Runs checks beside each other, since most of them use a single core. Fixing checks run in turn: they change files that others read.
 * @param {Array<[name: string, run: () => number | Promise<number>]>} checks
 */
async function runAll(checks) {
  /** @type {Map<string, number>} */
  const codes = new Map()
  /** @type {(check: [string, () => number | Promise<number>]) => Promise<void>} */
  const runOne = async ([name, runCheck]) => void codes.set(name, await runCheck())
  if (fix) for (const each of checks) await runOne(each)
  else await Promise.all(checks.map(runOne))
  return codes
}

/** Checks the links to other sites. The result depends on other servers, so it isn't part of the other checks. */
async function checkExternal() {
  if (!(await installPackages({ development: true }))) return fail()
  process.exitCode = await run(process.execPath, ['scripts/command.mjs', 'check-external'])
}

/** @param {string[]} wrong sentences */
function report(wrong) {
  for (const sentence of wrong) console.error(sentence)
  return wrong.length === 0 ? 0 : 1
}

function fail() {
  process.exitCode = 1
}

check()
