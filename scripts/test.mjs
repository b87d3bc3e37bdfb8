// npm test: unit and e2e tests, even on a fresh clone. npm test -- unit, npm test -- e2e: one kind; further arguments go to its runner.
// npm test -- --slowest, npm test -- unit --slowest: lists the 20 slowest tests at the end.
// npm test -- documents: visits every document in a browser; npm test only visits documents with an element that no earlier one has.
// npm test -- e2e --update-screenshots: saves screenshots of the pages as the expected ones.
// The last line is "N passed, N failed".

import './node-version.mjs'
import './end-with-npm.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages } from './packages.mjs'
import { root, run, runTool } from './run.mjs'
import { flakyInPlaywright, flakyInVitest, slowestTests, tellFlaky } from './reports.mjs'
import { buildTestSites } from './test-sites.mjs'

const REPORTS = join(root, 'test-results')
/** playwright.config.ts sets the path of the end-to-end tests' report. */
const reports = { unit: join(REPORTS, 'unit.json'), e2e: join(REPORTS, 'e2e.json') }

const isWithSlowest = process.argv.includes('--slowest')
const [kind, ...args] = process.argv.slice(2).filter((arg) => arg !== '--slowest')
const runnerArgs = args.flatMap((arg) => (arg === '--update-screenshots' ? ['--project', 'visual', '--update-snapshots'] : [arg]))

/** End-to-end tests that visit every document. */
const VISITING = ['a11y-documents', 'every-document', 'html.spec']

const KINDS = ['unit', 'e2e', 'documents']
/** Kinds with separate scripts, which npm test doesn't include. */
const OTHER_KINDS = new Set(['browsers', 'node'])

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[], crash?: string }} Counts */
async function test() {
  if (kind !== undefined && OTHER_KINDS.has(kind)) {
    process.exitCode = await run(process.execPath, [`scripts/test-${kind}.mjs`, ...args])
    return
  }
  if (kind !== undefined && !KINDS.includes(kind)) {
    return fail(`Unknown kind of test "${kind}". Available: unit, e2e, documents, browsers, node. Without one, npm test runs unit and e2e.`)
  }
  if (kind === 'documents') {
    process.env.DOCUMENTS ??= 'all'
    runnerArgs.unshift('--project=site', ...VISITING)
  }
  if (!(await installPackages({ development: true }))) return fail()
  mkdirSync(REPORTS, { recursive: true })

  // Reports of earlier runs must not be counted.
  for (const file of Object.values(reports)) rmSync(file, { force: true })

  const troubles = []
  /** @type {Counts[]} */
  const counts = []
  if (kind === undefined && (await run(process.execPath, ['scripts/check.mjs'])) !== 0) troubles.push('npm run check failed (see above).')
  // Builds the sites in parallel with the unit tests: neither keeps all cores busy.
  const prepared = kind === 'unit' ? undefined : prepareBrowserTests()
  if (kind === undefined || kind === 'unit') counts.push(await unitTests())
  if (prepared !== undefined) {
    const obstacle = await prepared
    if (obstacle === undefined) counts.push(await browserTests())
    else troubles.push(`${obstacle}, so the end-to-end tests didn’t run.`)
  }

  if (isWithSlowest) console.log(`The slowest tests:\n${slowestTests(reports).join('\n')}`)
  tellFlaky(counts.flatMap(({ flaky = [] }) => flaky))
  for (const { crash } of counts) if (crash) troubles.push(crash)
  for (const trouble of troubles) console.error(trouble)
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (troubles.length > 0 || sum('failed') > 0) fail()
}

async function unitTests() {
  const file = reports.unit
  const code = await runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...runnerArgs])
  return readReport({ file, code, what: 'unit tests' }, (/** @type {import('vitest/node').JsonTestResults} */ report) => ({
    passed: report.numPassedTests,
    // A file that can't be loaded reports no tests.
    failed:
      report.numFailedTests +
      report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: flakyInVitest(report),
  }))
}

/** Returns the reason why the end-to-end tests can't run; undefined if they can. */
async function prepareBrowserTests() {
  const chromium = await findChromium()
  if (chromium === undefined) return 'No browser was found'
  process.env.CHROMIUM = chromium
  return (await buildTestSites()) === 0 ? undefined : 'A test site couldn’t be built'
}

async function browserTests() {
  const file = reports.e2e
  const code = await runTool('playwright', ['test', ...runnerArgs], { from: '@playwright/test' })
  return readReport(
    { file, code, what: 'end-to-end tests' },
    (/** @type {import('@playwright/test/reporter').JSONReport} */ { stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: flakyInPlaywright(suites),
    }),
  )
}

/**
 * The counts in a runner's report. A runner that failed without a failed test has crashed, which must not count as success.
 * @template Report
 * @param {{ file: string, code: number, what: string }} run
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
function readReport({ file, code, what }, count) {
  const crash = `The runner of the ${what} exited with code ${code}.`
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, skipped: 0, crash: `${crash} It didn’t write a report.` }
  }
  const counts = count(report)
  return code !== 0 && counts.failed === 0 ? { ...counts, crash } : counts
}

/** @param {string} [sentence] */
function fail(sentence) {
  if (sentence !== undefined) console.error(sentence)
  process.exitCode = 1
}

test()
