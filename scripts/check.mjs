// npm run check: types, rooms, docstrings, dependencies, lint, format, spelling and prose. One that fails doesn't hide what the next would say.
// npm run check -- --fix mends what can be mended by a machine; npm run check -- --external looks where links to other sites lead.

import './node-version.mjs'
import './end-with-npm.mjs'
import { wrongDependencies } from './dependencies.mjs'
import { installPackages } from './packages.mjs'
import { run, runTool } from './run.mjs'

const fix = process.argv.includes('--fix')

const isExternal = process.argv.includes('--external')

const CHECKS = {
  // Each platform has its own (tsconfig.json); what hasn't changed since is not looked at again.
  types: () => runTool('tsc', ['-b'], { from: 'typescript' }),
  // These read with the bundler's parser, which has to be installed first.
  rooms: async () => {
    const { wordsOfProduct, wrongRooms } = await import('./rooms.mjs')
    return report([...wrongRooms(), ...wordsOfProduct()])
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
  /** @type {string[]} */
  const failed = []
  for (const [name, runCheck] of Object.entries(CHECKS)) {
    if ((await runCheck()) !== 0) failed.push(name)
  }
  if (failed.length === 0) return console.log(`All is well: ${Object.keys(CHECKS).join(', ')}.`)
  console.error(`Not right yet: ${failed.join(', ')}.`)
  if (!fix && failed.some((name) => name === 'lint' || name === 'format')) console.error('npm run check -- --fix mends some of it.')
  fail()
}

/** Where links to other sites lead: what other people's machines answer, so it is looked at by itself, when somebody asks. */
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
