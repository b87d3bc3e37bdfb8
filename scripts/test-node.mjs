// npm test -- node: builds the site and runs the unit tests and a few end-to-end tests in the versions of Node that
// tests/node-versions pins. Using a deprecated API is an error. npm test -- node 24 tests one version.

import './node-version.mjs'
import './end-with-npm.mjs'
import { findChromium } from './chromium.mjs'
import { environmentOf, findNodeVersions, siteComparison } from './node-versions.mjs'
import { installPackages } from './packages.mjs'
import { runTool } from './run.mjs'
import { buildTestSites } from './test-sites.mjs'

/** Tests of the server, the router, islands, and pages without JavaScript. */
const SMOKE_TESTS = ['navigation.spec.ts', 'islands.spec.ts', 'no-script.spec.ts']

async function testNode() {
  process.exitCode = 1
  if (!(await installPackages({ development: true }))) return
  const versions = await findNodeVersions(process.argv[2])
  const chromium = await findChromium()
  if (versions === undefined || chromium === undefined || (await buildTestSites()) !== 0) return
  const differencesIn = await siteComparison()
  const failed = []
  for (const version of versions) {
    const { name, program: node } = version
    const env = { ...environmentOf(version), CHROMIUM: chromium }
    console.log(`\n${name}: the site`)
    const differences = await differencesIn(version)
    for (const sentence of differences) console.error(`${name}: ${sentence}.`)
    if (differences.length > 0) failed.push(`the site built with ${name}`)
    console.log(`\n${name}: unit tests`)
    if ((await runTool('vitest', ['run', '--reporter=dot', '--project=!any-node*'], { node, env })) !== 0)
      failed.push(`unit tests in ${name}`)
    console.log(`\n${name}: end-to-end tests`)
    const args = ['test', '--project=engine', '--reporter=line', '--output=test-results/node', ...SMOKE_TESTS]
    if ((await runTool('playwright', args, { from: '@playwright/test', node, env })) !== 0) failed.push(`end-to-end tests in ${name}`)
  }
  const names = versions.map(({ name }) => name).join(', ')
  console.log(failed.length === 0 ? `All tests passed in ${names}.` : `Failed: ${failed.join(', ')}.`)
  if (failed.length === 0) process.exitCode = 0
}

testNode()
