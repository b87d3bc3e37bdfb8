import type { Page } from '@playwright/test'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

/** Follows “Let everyone read”: grants visitors permissions for both types. */
export async function openPermissions(reader: Reader, { guide, page, pictures }: Walk): Promise<void> {
  const { section } = reader
  const main = page.getByRole('main')
  await reader.click('link', 'Settings')
  await reader.sees('Administration panel')
  await reader.sees('Users & Permissions plugin')
  await openRole(page, section.label('Roles'), section.label('Public'))
  // The previous section names the role of requests without credentials.
  guide.section('Read the content through the API').label('Public')
  await reader.sees('Permissions', main)
  for (const type of ['Trail', 'Region']) {
    await reader.click('button', type, main)
    const area = page.getByRole('region', { name: type })
    for (const action of ['find', 'findOne']) await reader.tick(action, area)
    for (const action of ['create', 'update', 'delete']) await (await reader.find('checkbox', action, area)).waitFor()
    if (type === 'Trail')
      await pictures.take(page, 'permissions', {
        show: [await reader.find('button', type, main), area],
        margin: 0,
        height: 1000,
        markers: {
          find: area.getByRole('checkbox', { name: 'find', exact: true }),
          findOne: area.getByRole('checkbox', { name: 'findOne', exact: true }),
        },
      })
  }
  await saveRole(page, () => reader.click('button', 'Save'))
}

/** Opens a role from the settings. The last link belongs to the Users & Permissions plugin; the first one is about the admin panel. */
export async function openRole(page: Page, roles: string, role: string): Promise<void> {
  await page.getByRole('link', { name: roles, exact: true }).last().click()
  await page.getByRole('gridcell', { name: role, exact: true }).click()
}

/** Saves, and waits for the server's response. */
export async function saveRole(page: Page, save: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().includes('/users-permissions/roles/') && response.request().method() === 'PUT',
  )
  await save()
  await saved
}
