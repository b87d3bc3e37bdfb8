// npm test -- node: the site, the unit tests and a walk in a browser with the versions of Node that tests/node-versions pins. What
// Node has deprecated is an error. npm test -- node 24 tries one of them.

import './node-version.mjs'
import './end-with-npm.mjs'
import { findChromium } from './chromium.mjs'
import { environmentOf, findNodeVersions, siteComparison } from './node-versions.mjs'
import { installPackages } from './packages.mjs'
import { runTool } from './run.mjs'
import { buildTestSites } from './test-sites.mjs'

/** What the server, the router, islands and pages without script have to do with. */
const WALK = ['navigation.spec.ts', 'islands.spec.ts', 'no-script.spec.ts']

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
    if (differences.length > 0) failed.push(`the site of ${name}`)
    console.log(`\n${name}: unit tests`)
    if ((await runTool('vitest', ['run', '--reporter=dot', '--project=!long'], { node, env })) !== 0) failed.push(`unit tests in ${name}`)
    console.log(`\n${name}: a walk in a browser`)
    const walk = ['test', '--project=engine', '--reporter=line', '--output=test-results/node', ...WALK]
    if ((await runTool('playwright', walk, { from: '@playwright/test', node, env })) !== 0) failed.push(`the walk with ${name}`)
  }
  const names = versions.map(({ name }) => name).join(', ')
  console.log(failed.length === 0 ? `All is well with ${names}.` : `Failed: ${failed.join(', ')}.`)
  if (failed.length === 0) process.exitCode = 0
}

testNode()
