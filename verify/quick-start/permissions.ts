import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

export async function openPermissions(reader: Reader, { page, pictures }: Walk): Promise<void> {
  const { section } = reader
  await reader.click('link', 'Settings')
  await reader.sees('Administration panel')
  await reader.sees('Users & Permissions plugin')
  // The second link of this name: the first one is about the people who use the admin panel.
  await page
    .getByRole('link', { name: section.label('Roles'), exact: true })
    .last()
    .click()
  await page.getByRole('gridcell', { name: section.label('Public'), exact: true }).click()
  await reader.sees('Permissions', page.getByRole('main'))
  for (const type of ['Trail', 'Region']) {
    await reader.click('button', type, page.getByRole('main'))
    const area = page.getByRole('region', { name: type })
    for (const action of ['find', 'findOne']) await reader.tick(action, area)
    for (const action of ['create', 'update', 'delete']) await (await reader.find('checkbox', action, area)).waitFor()
    if (type === 'Trail') await pictures.take(page, 'permissions', { show: [area] })
  }
  await reader.click('button', 'Save')
}
