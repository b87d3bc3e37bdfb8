import type { Locator } from '@playwright/test'
import type { Section } from './guide.ts'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

/** The entry's status below its title; related entries have their own statuses. */
function status({ page }: Reader, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 }).locator('xpath=..').locator('..').getByText(name, { exact: true })
}

/** The panel with the buttons for saving and publishing. */
export function entryPanel({ page }: Pick<Walk, 'page'>, section: Section): Locator {
  return page
    .getByRole('complementary')
    .filter({ hasText: section.label('Entry') })
    .first()
}

/** Follows “Add a region”: saves an entry as a draft and publishes it. */
export async function addRegion(reader: Reader, walk: Walk): Promise<void> {
  const { section } = reader
  await reader.click('link', 'Content Manager')
  // Until the Content Manager is loaded, the Content-Type Builder's list contains the same text.
  const list = walk.page.getByRole('navigation', { name: section.label('Content Manager') })
  await reader.sees('Collection Types', list)
  await reader.click('link', 'Region', list)
  await reader.sees('0 entries found')
  await reader.click('link', 'Create new entry')
  await reader.fill('name', section.value('North Ridge'))
  const panel = entryPanel(walk, section)
  await reader.click('button', 'Save', panel)
  await (await reader.find('heading', 'North Ridge')).waitFor()
  await status(reader, section.label('Draft')).waitFor()
  await reader.click('button', 'Publish', panel)
  await status(reader, section.label('Published')).waitFor()
}

/** Follows “Add a trail”: publishes one in the region, and leaves another as a draft. */
export async function addTrails(reader: Reader, { page, pictures }: Walk): Promise<void> {
  const { section } = reader
  const main = page.getByRole('main')
  await reader.sees('Collection Types')
  await reader.click('link', 'Trail')
  await reader.click('link', 'Create new entry')
  await reader.fill('name', section.value('Heron Lake Loop'))
  await reader.fill('distance', section.value('7.4'))
  await reader.sees('description', main)
  // The editor has no accessible name.
  await main.locator('[contenteditable=true]').click()
  await page.keyboard.insertText(section.value('A flat circuit around the lake, with two benches and one muddy corner.'))
  const region = await reader.find('combobox', 'region')
  const placeholder = await region.getAttribute('placeholder')
  if (placeholder !== section.label('Add relation')) throw new Error(`The region says “${placeholder}”.`)
  await region.click()
  await reader.click('option', 'North Ridge', page.locator('body'))
  await (await reader.find('link', 'North Ridge', main)).waitFor()
  await pictures.take(page, 'trail', {
    show: [main.getByRole('tabpanel'), main.getByRole('complementary')],
    margin: 4,
    height: 1100,
    markers: {
      name: main.locator('input[name="name"]'),
      distance: main.locator('input[name="distance"]'),
      description: main.locator('[contenteditable=true]'),
      region,
      publish: main.getByRole('button', { name: 'Publish' }),
      save: main.getByRole('button', { name: 'Save' }),
    },
  })
  await reader.click('button', 'Publish', main)
  await status(reader, section.label('Published')).waitFor()

  await reader.click('link', 'Trail')
  await reader.click('link', 'Create new entry')
  await reader.fill('name', section.value('Foxglove Climb'))
  await reader.fill('distance', section.value('12.9'))
  await reader.click('button', 'Save', main)
  await page.getByRole('heading', { name: 'Foxglove Climb' }).waitFor()
  await reader.click('link', 'Trail')
  await reader.sees('2 entries found')
  for (const name of ['Published', 'Draft']) await (await reader.find('gridcell', name, main)).waitFor()
}
