import { canInstall, installFromDebian, isProgram } from './apt-get.mjs'

/**
 * Chromium without windows: the same engine with half the CPU time. It lacks the back/forward cache, which one test
 * needs.
 */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The usual paths of Chromium and browsers based on it. */
const PLACES = /** @type {const} */ ([
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
])

/**
 * The browser that the end-to-end tests drive; installed if it is missing and this machine allows it.
 * @returns {Promise<string | undefined>} its path; undefined when there is none, after printing an error
 */
export async function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM
    console.error(`CHROMIUM is ${CHROMIUM}, which isn’t an executable file.`)
    return undefined
  }
  if (!isProgram(PLACES[0])) await installChromium()
  const found = PLACES.find(isProgram)
  if (!found) {
    console.error('The end-to-end tests need Chromium or Chrome: install one of them, or set its path: CHROMIUM=/path/to/chromium npm test')
  }
  return found
}

async function installChromium() {
  if (!canInstall()) return
  const isMissing = !PLACES.some(isProgram)
  console.log(`Installing ${isMissing ? 'Chromium' : `${HEADLESS_SHELL}, which halves the duration of the tests`} …`)
  if (isMissing) await installFromDebian(['chromium', 'fonts-liberation'])
  // Some distributions don't have it.
  await installFromDebian([HEADLESS_SHELL], { update: !isMissing })
}
