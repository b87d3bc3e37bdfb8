// Reads the test runners' reports.

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

const COUNT = 20

/**
 * The slowest tests of a run, a line each, from its runners' reports.
 * @param {{ unit: string, e2e: string }} reports their paths; the file is missing if the runner didn't run
 */
export function slowestTests({ unit, e2e }) {
  const tests = [...(existsSync(unit) ? unitTimes(read(unit)) : []), ...(existsSync(e2e) ? browserTimes(read(e2e).suites) : [])]
  return tests
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, COUNT)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * Prints the tests that failed, then passed when retried.
 * @param {string[]} flaky
 */
export function tellFlaky(flaky) {
  for (const name of flaky) console.log(`Flaky, passed on the second try: ${name}`)
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {import('vitest/node').JsonTestResults} report */
function unitTimes({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({ milliseconds: duration ?? 0, name: `${relative(root, file)}  ${fullName}` })),
  )
}

/** @param {import('@playwright/test/reporter').JSONReportSuite[]} suites */
function browserTimes(suites) {
  return browserTests(suites).map(({ name, tests }) => ({
    name,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
}

/**
 * Names of the tests that failed, then passed when retried: unit tests, and those of the browser engines.
 * @param {import('vitest/node').JsonTestResults} report
 */
export function flakyInVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName }) => `${relative(root, file)}  ${fullName}`),
  )
}

/**
 * Names of the end-to-end tests that failed, then passed when retried.
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 */
export function flakyInPlaywright(suites) {
  return browserTests(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ name }) => name)
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @param {string[]} above titles of the enclosing suites; the title of a file is its path
 * @returns {{ name: string, tests: import('@playwright/test/reporter').JSONReportTest[] }[]}
 */
function browserTests(suites, above = []) {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...above, title]
    return [
      ...specs.map(({ title: name, tests }) => ({ name: `tests/e2e/${[...path, name].join('  ')}`, tests })),
      ...browserTests(inner, path),
    ]
  })
}
