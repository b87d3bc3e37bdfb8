// What the runners of the tests reported.

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

const COUNT = 20

/**
 * The tests of a run that took longest, from the reports of its runners, a line each.
 * @param {{ unit: string, e2e: string }} reports their paths; a runner that didn't run has left none
 */
export function slowestTests({ unit, e2e }) {
  const tests = [...(existsSync(unit) ? unitTimes(read(unit)) : []), ...(existsSync(e2e) ? browserTimes(read(e2e).suites) : [])]
  return tests
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, COUNT)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * Prints the tests that passed at the second try only.
 * @param {string[]} flaky
 */
export function tellFlaky(flaky) {
  for (const name of flaky) console.log(`Flaky, passed at the second try only: ${name}`)
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
 * Names of the tests that failed first and passed then; of unit tests, and of those in each browser engine.
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
 * Names of the end-to-end tests that failed first and passed then.
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 */
export function flakyInPlaywright(suites) {
  return browserTests(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ name }) => name)
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @param {string[]} above titles of the suites that they are in; a file's is its path
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
