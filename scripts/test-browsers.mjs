// npm test -- browsers: runs the same tests in Chromium, Firefox, and WebKitGTK. Further arguments are passed to Vitest; ENGINE=webkit
// selects one engine.

import './node-version.mjs'
import './end-with-npm.mjs'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowsers } from './browsers.mjs'
import { installPackages } from './packages.mjs'
import { flakyInVitest, tellFlaky } from './reports.mjs'
import { root, runSite, runTool } from './run.mjs'
import { testSites } from './test-sites.mjs'

const REPORT = join(root, 'test-results/browsers.json')

async function testBrowsers() {
  process.exitCode = 1
  if (!(await installPackages({ development: true }))) return
  const programs = await findBrowsers()
  if (programs === undefined) return
  for (const { product, dist } of [testSites.own, testSites.product]) {
    if ((await runSite(['build', '--product', product, '--out', dist])) !== 0) return
  }
  rmSync(REPORT, { force: true })
  const args = ['--config', 'tests/browsers/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const code = await runTool('vitest', ['run', ...args, ...process.argv.slice(2)], { env: { BROWSERS: JSON.stringify(programs) } })
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const { numPassedTests, numFailedTests, numPendingTests } = report
  tellFlaky(flakyInVitest(report))
  console.log(`${numPassedTests} passed, ${numFailedTests} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`)
  process.exitCode = code
}

testBrowsers()
