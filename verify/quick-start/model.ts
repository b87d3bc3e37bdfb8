import { expect } from '@playwright/test'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

/** Number of icons in the relation dialog, one for each kind of relation. */
const KINDS = 6

async function nameType(reader: Reader, name: string): Promise<void> {
  await reader.click('button', 'Create new collection type')
  await reader.fill('Display name', reader.section.value(name))
}

async function requireAndUnique(reader: Reader): Promise<void> {
  await reader.click('tab', 'Advanced settings')
  await reader.tick('Required field')
  await reader.tick('Unique field')
}

/** Follows “Create the Trail collection type”: three fields and a restart. */
export async function buildTrail(reader: Reader, { page, pictures }: Walk): Promise<void> {
  const { section } = reader
  await reader.click('link', 'Content-Type Builder')
  const list = page
    .getByRole('navigation')
    .filter({ hasText: section.label('Collection Types') })
    .last()
  await reader.sees('User', list)
  await nameType(reader, 'Trail')
  const ids = { 'API ID (Singular)': 'trail', 'API ID (Plural)': 'trails' }
  for (const [label, id] of Object.entries(ids)) {
    const field = page.getByRole('textbox', { name: section.label(label), exact: true })
    await expect(field).toHaveValue(section.value(id))
  }
  await reader.click('button', 'Continue')
  await reader.sees('Select a field for your collection type')
  await reader.click('button', 'Text')
  await reader.fill('Name', section.value('name'))
  await requireAndUnique(reader)
  await reader.click('button', 'Add another field')
  await reader.click('button', 'Number')
  await reader.fill('Name', section.value('distance'))
  await reader.click('combobox', 'Number format')
  await reader.click('option', 'decimal (ex: 2.22)', page.locator('body'))
  await reader.click('button', 'Add another field')
  await reader.click('button', 'Rich text (Blocks)')
  await reader.fill('Name', section.value('description'))
  await reader.click('button', 'Finish')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  for (const field of ['name', 'distance', 'description'])
    await page
      .getByRole('cell', { name: field, exact: true })
      .or(page.getByRole('gridcell', { name: field, exact: true }))
      .waitFor()
  const edges = [page.getByRole('heading', { name: 'Trail' }), page.getByText('Add another field to this collection type')]
  const save = page.getByRole('button', { name: 'Save' })
  await pictures.take(page, 'fields', { show: [...edges, save], margin: 40, markers: { save } })
  await reader.restart(async () => {
    await reader.click('button', 'Save')
    await reader.sees('Waiting for restart...')
  })
  await reader.sees('Trail', list)
}

/** Follows “Create the Region collection type and link it”: a field and a relation to the trails. */
export async function buildRegion(reader: Reader, { page, pictures }: Walk): Promise<void> {
  const { section } = reader
  await nameType(reader, 'Region')
  await expect(page.getByRole('textbox', { name: 'API ID (Plural)', exact: true })).toHaveValue('regions')
  await reader.click('button', 'Continue')
  await reader.click('button', 'Text')
  await reader.page.getByRole('textbox', { name: 'Name', exact: true }).fill(section.value('name'))
  await requireAndUnique(reader)
  await reader.click('button', 'Add another field')
  await reader.click('button', 'Relation')
  const window = page.getByRole('dialog')
  const kinds = window.getByRole('tabpanel').getByRole('button').filter({ hasNotText: /\S/ })
  if ((await kinds.count()) !== KINDS) throw new Error(`There are ${await kinds.count()} icons, not ${KINDS}.`)
  // The note below the steps describes the first icon, which is selected by default.
  await reader.sees('Region has one Trail', window)
  await kinds.nth(2).click()
  await reader.sees('Region belongs to many Trails', window)
  const names = window.getByRole('textbox', { name: section.label('Field name') })
  for (const [index, name] of ['trails', 'region'].entries()) {
    const filled = await names.nth(index).inputValue()
    if (filled !== section.value(name)) throw new Error(`The relation’s name is “${filled}”, not “${name}”.`)
  }
  await pictures.take(page, 'relation', {
    show: [window],
    margin: 0,
    markers: {
      target: window.getByRole('button', { name: 'Trail' }),
      kind: kinds.nth(2),
      name: names.nth(0),
      other: names.nth(1),
      finish: window.getByRole('button', { name: 'Finish' }),
    },
  })
  await reader.click('button', 'Finish')
  await window.waitFor({ state: 'hidden' })
  await reader.restart(() => reader.click('button', 'Save'))
  await reader.click('link', 'Trail')
  await page.getByText('region', { exact: true }).waitFor()
}
