import { readdirSync } from 'node:fs'
import { canInstall, installFromDebian, isProgram } from './apt-get.mjs'
import { findChromium } from './chromium.mjs'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/xvfb-run'
/** WebKitGTK's MiniBrowser is in a folder named after the processor and the version. */
const LIBRARIES = '/usr/lib'

/**
 * The browsers under test, one for each engine. Installs the missing ones, if this machine allows it.
 * @returns {Promise<import('../tests/browsers/driver.ts').Programs | undefined>} undefined when one is missing, after printing which
 */
export async function findBrowsers() {
  const chromium = await findChromium()
  if (chromium === undefined) return undefined
  if (missing().length > 0 && canInstall()) {
    console.log('Installing Firefox and WebKitGTK …')
    await installFromDebian(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'])
  }
  for (const sentence of missing()) console.error(sentence)
  const [firefox, browser] = [FIREFOX.find(isProgram), miniBrowser()]
  if (firefox === undefined || browser === undefined || missing().length > 0) return undefined
  return { chromium, firefox, webkit: { driver: WEBKIT_DRIVER, browser, screen: SCREEN } }
}

function missing() {
  /** @type {Array<[string, unknown]>} */
  const wanted = [
    ['Firefox (firefox-esr)', FIREFOX.find(isProgram)],
    ['WebKitGTK (webkit2gtk-driver)', isProgram(WEBKIT_DRIVER) && miniBrowser()],
    ['a virtual display (xvfb, xauth)', isProgram(SCREEN)],
  ]
  return wanted.flatMap(([name, found]) =>
    found ? [] : [`These tests require ${name}. On Debian as root, npm test -- browsers installs it.`],
  )
}

function miniBrowser() {
  try {
    const names = readdirSync(LIBRARIES, { recursive: false, encoding: 'utf8' }).filter((name) => name.endsWith('-linux-gnu'))
    const places = names.flatMap((name) =>
      readdirSync(`${LIBRARIES}/${name}`).flatMap((folder) =>
        folder.startsWith('webkit2gtk-') ? [`${LIBRARIES}/${name}/${folder}/MiniBrowser`] : [],
      ),
    )
    return places.find(isProgram)
  } catch {
    return undefined
  }
}
