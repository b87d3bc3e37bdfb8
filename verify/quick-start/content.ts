import type { Locator } from '@playwright/test'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

/** The entry's status, beside its title. */
function status({ page }: Reader, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
}

export async function addRegion(reader: Reader, { page }: Walk): Promise<void> {
  const { section } = reader
  await reader.click('link', 'Content Manager')
  await reader.sees('Collection Types')
  await reader.click('link', 'Region')
  await reader.sees('0 entries found')
  await reader.click('link', 'Create new entry')
  await reader.fill('name', section.value('North Ridge'))
  const panel = page
    .getByRole('complementary')
    .filter({ hasText: section.label('Entry') })
    .first()
  await reader.click('button', 'Save', panel)
  await (await reader.find('heading', 'North Ridge')).waitFor()
  await status(reader, section.label('Draft')).waitFor()
  await reader.click('button', 'Publish', panel)
  await status(reader, section.label('Published')).waitFor()
}

export async function addTrails(reader: Reader, { page, pictures }: Walk): Promise<void> {
  const { section } = reader
  await reader.click('link', 'Trail')
  await reader.click('link', 'Create new entry')
  await reader.fill('name', section.value('Heron Lake Loop'))
  await reader.fill('distance', section.value('7.4'))
  throw new Error(await page.locator('body').ariaSnapshot())
}
