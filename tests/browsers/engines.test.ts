import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { BEHAVIORS } from './behaviors.ts'
import type { Driver, Size } from './driver.ts'
import { startEngine } from './launch.ts'
import { PAGES } from './pages.ts'
import { Reader } from './reader.ts'
import { startSite, type Site } from './site.ts'

const engine = inject('engine')

let driver: Driver
const sites: Site[] = []
beforeAll(async () => {
  driver = await startEngine(engine, inject('programs'))
})
afterAll(async () => {
  await driver?.close()
  for (const site of sites) await site.stop()
})

async function readerOf(name: 'own' | 'product'): Promise<Reader> {
  const site = await startSite(name)
  sites.push(site)
  return new Reader(engine, driver, site)
}

/** Restarts the browser if it stopped responding. */
async function begin(reader: Reader, size?: Size): Promise<void> {
  try {
    await reader.begin(size)
  } catch {
    await driver.close()
    driver = await startEngine(engine, inject('programs'))
    reader.use(driver)
    await reader.begin(size)
  }
}

describe('user interactions', () => {
  let reader: Reader
  beforeAll(async () => {
    reader = await readerOf('product')
  })

  // oxlint-disable-next-line vitest/expect-expect -- each of the steps has its own
  test.for(BEHAVIORS)('$name', async ({ size, lacks, run }, { skip }) => {
    const reason = lacks?.[engine]
    if (reason !== undefined) skip(reason)
    await begin(reader, size)
    await run(reader)
  })
})

describe('screenshots of this site’s pages in test-results/browsers', () => {
  let reader: Reader
  beforeAll(async () => {
    reader = await readerOf('own')
  })
  beforeEach(() => begin(reader))

  test.each(PAGES)('$name', async ({ name, path, size, show }) => {
    if (size) await reader.resize(size)
    await reader.open(path)
    await show?.(reader)
    await reader.still()
    await reader.picture(name)
    expect(await reader.problems()).toEqual([])
    expect(reader.site.violations).toEqual([])
  })
})
