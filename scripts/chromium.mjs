import { canInstall, installFromDebian, isProgram } from './apt-get.mjs'

/**
 * Chromium without the windows that nobody sees in a test: the same engine for half of the processor's time. It lacks the
 * back/forward cache, which one test is about.
 */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Where Chromium, or a browser made of it, usually is. */
const PLACES = /** @type {const} */ ([
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
])

/**
 * The browser that the end-to-end tests drive; installed when it is missing and this machine lets us.
 * @returns {Promise<string | undefined>} its path; undefined when there is none, which has been told
 */
export async function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM
    console.error(`CHROMIUM names ${CHROMIUM}, and there is no program there.`)
    return undefined
  }
  if (!isProgram(PLACES[0])) await installChromium()
  const found = PLACES.find(isProgram)
  if (!found) {
    console.error('The end-to-end tests need Chromium or Chrome: install it, or say where it is with CHROMIUM=/path/to/chromium npm test')
  }
  return found
}

async function installChromium() {
  if (!canInstall()) return
  const isMissing = !PLACES.some(isProgram)
  console.log(`Installing ${isMissing ? 'Chromium' : `${HEADLESS_SHELL}, with which the tests take half of the time`} …`)
  if (isMissing) await installFromDebian(['chromium', 'fonts-liberation'])
  // Not every distribution has it.
  await installFromDebian([HEADLESS_SHELL], { update: !isMissing })
}
