import type { Page } from '@playwright/test'
import type { Area } from '../shot.ts'

const EDITOR = '/settings/roles/2'

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const openSection = (page: Page, name: string) => page.getByRole('button', { name }).click()
const rowAction = (page: Page, row: RegExp, name: string | RegExp) =>
  page.getByRole('row', { name: row }).getByRole('button', { name }).click()

export const users: Area = {
  name: 'users',
  // Adds a user with a pending invitation and a role that no one else has.
  seed: async (api) => {
    const { data: roles } = (await api.send('GET', '/admin/roles')) as { data: Array<{ id: number; name: string }> }
    const author = roles.find(({ name }) => name === 'Author')!
    await api.send('POST', '/admin/users', { firstname: 'Theo', lastname: 'Marsh', email: 'theo@portalder.example', roles: [author.id] })
  },
  shots: [
    {
      name: 'users-settings-sections',
      path: '/settings/roles',
      height: 920,
      crop: 'role=navigation[name="Settings"]',
      ready: 'role=heading[name="Roles"]',
      markers: {
        administrators: 'text="Administration panel"',
        'end-users': 'text="Users & Permissions plugin"',
      },
    },
    {
      name: 'users-roles-list',
      path: '/settings/roles',
      height: 560,
      crop: 'main',
      ready: 'role=gridcell[name="Super Admin"]',
      markers: {
        add: 'role=button[name="Add new role"]',
        search: 'role=button[name="Search"]',
        duplicate: 'role=button[name="Duplicate"]',
        delete: 'role=button[name="Delete"]',
      },
    },
    {
      name: 'users-role-create',
      path: '/settings/roles',
      height: 760,
      prepare: (page) => page.getByRole('button', { name: 'Add new role' }).first().click(),
      crop: 'main',
      ready: ['role=heading[name="Create a role"]', 'role=button[name="Restaurant"]'],
      markers: {
        name: 'label:has-text("Name") >> xpath=..',
        description: 'label:has-text("Description") >> xpath=..',
        permissions: 'role=tab[name="Collection Types"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'users-role-edit',
      path: EDITOR,
      height: 1100,
      crop: 'main',
      ready: ['role=heading[name="Edit a role"]', 'role=button[name="Restaurant"]'],
      markers: {
        count: 'role=button[name="1 user with this role"]',
        tabs: 'role=tablist',
        // On the first row, which has space above.
        type: 'role=button[name="Category"]',
        action: 'role=checkbox[name="Select all Publish permissions"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'users-role-fields',
      path: EDITOR,
      height: 1250,
      prepare: async (page) => {
        await openTab(page, 'Single Types')
        await openSection(page, 'Homepage')
      },
      crop: ['role=tablist', 'role=tabpanel[name="Single Types"]'],
      margin: 8,
      ready: ['text="title"', 'text="French (fr)"'],
      markers: {
        name: 'role=button[name="Homepage"]',
        fields: 'text="title"',
        locales: 'text="French (fr)"',
      },
    },
    {
      name: 'users-role-plugins',
      path: EDITOR,
      height: 1400,
      prepare: async (page) => {
        await openTab(page, 'Plugins')
        await openSection(page, 'Upload Permissions settings for the upload plugin')
      },
      crop: ['role=tablist', 'role=tabpanel[name="Plugins"]'],
      margin: 8,
      ready: 'text="Access the Media Library"',
      markers: {
        section: 'role=button[name="Upload Permissions settings for the upload plugin"]',
        all: 'text="Select all"',
        conditions: 'role=tabpanel[name="Plugins"] >> role=button[name="Settings"]',
      },
    },
    {
      name: 'users-role-settings',
      path: EDITOR,
      height: 1700,
      prepare: async (page) => {
        await openTab(page, 'Settings')
        await openSection(page, 'Users and roles Permissions settings for the users and roles settings')
      },
      crop: ['role=tablist', 'role=tabpanel[name="Settings"]'],
      margin: 8,
      ready: 'text="Create (invite)"',
    },
    {
      name: 'users-role-conditions',
      path: EDITOR,
      height: 900,
      prepare: async (page) => {
        const row = page.getByRole('button', { name: 'Chef', exact: true })
        await row.hover()
        await page
          .getByRole('tabpanel', { name: 'Collection Types' })
          .getByRole('button', { name: 'Settings', exact: true })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('combobox').first().click()
      },
      crop: 'role=dialog',
      ready: 'role=dialog >> text="Conditions"',
      markers: {
        list: 'role=dialog >> role=combobox >> nth=0',
        condition: 'role=option[name="Is creator"]',
        apply: 'role=dialog >> role=button[name="Apply"]',
      },
    },
    {
      name: 'users-role-read-only',
      path: '/settings/roles/1',
      height: 620,
      crop: 'main',
      ready: ['role=heading[name="Edit a role"]', 'role=button[name="Restaurant"]'],
    },
    {
      name: 'users-role-in-use',
      path: '/settings/roles',
      prepare: async (page) => {
        await rowAction(page, /^Editor/, 'Delete')
        await page.mouse.move(0, 0)
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await page.getByRole('tooltip').waitFor({ state: 'hidden' })
      },
      width: 1400,
      height: 560,
      crop: 'main',
      ready: 'text="A role cannot be deleted if associated with users"',
      markers: {
        delete: 'role=row[name=/^Editor/] >> role=button[name="Delete"]',
        message: 'text="A role cannot be deleted if associated with users"',
      },
    },
    {
      name: 'users-administrators-list',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      height: 560,
      crop: 'main',
      ready: 'role=gridcell[name="theo@portalder.example"]',
      markers: {
        invite: 'role=button[name="Invite new user"]',
        search: 'role=button[name="Search"]',
        filters: 'role=button[name="Filters"]',
        status: 'role=gridcell[name="User status"]',
        // On the last row, so numbers don't overlap.
        edit: 'role=link[name="Edit Theo Marsh"]',
        delete: 'role=button[name="Delete Theo Marsh"]',
      },
    },
    {
      name: 'users-administrators-filter',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      height: 620,
      prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
      crop: 'main',
      ready: 'role=button[name="Add filter"]',
    },
    {
      name: 'users-administrators-delete',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      prepare: (page) => page.getByRole('button', { name: 'Delete Theo Marsh' }).click(),
      crop: 'role=alertdialog',
      ready: 'role=alertdialog >> role=button[name="Confirm"]',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'users-administrators-invite',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      height: 860,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Invite new user' }).click()
        await page.getByLabel(/First name/).fill('Pia')
        await page.getByLabel(/Last name/).fill('Lorne')
        await page.getByLabel(/Email/).fill('pia@portalder.example')
        await page.getByRole('combobox', { name: /User's roles/ }).click()
        await page.getByRole('option', { name: 'Author' }).click()
        await page.keyboard.press('Escape')
      },
      crop: 'role=dialog',
      ready: 'role=dialog >> role=button[name="Invite user"]',
      markers: {
        details: 'role=heading[name="User details"]',
        roles: 'role=dialog >> role=heading[name="Roles"]',
        invite: 'role=button[name="Invite user"]',
      },
    },
    {
      name: 'users-administrators-invited',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      height: 900,
      prepare: async (page) => {
        // Replaces the random token in the response with a fixed, recognizable one.
        await page.route('**/admin/users', async (route) => {
          if (route.request().method() !== 'POST') return route.fallback()
          const response = await route.fetch()
          const body = (await response.json()) as { data: object }
          return route.fulfill({ response, json: { data: { ...body.data, registrationToken: 'example0token0of0pia' } } })
        })
        await page.getByRole('button', { name: 'Invite new user' }).click()
        await page.getByLabel(/First name/).fill('Pia')
        await page.getByLabel(/Last name/).fill('Lorne')
        await page.getByLabel(/Email/).fill('pia@portalder.example')
        await page.getByRole('combobox', { name: /User's roles/ }).click()
        await page.getByRole('option', { name: 'Author' }).click()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Invite user' }).click()
        await page.getByRole('button', { name: 'Finish' }).waitFor()
        await page.unroute('**/admin/users')
        // Replaces the port, which differs between runs.
        const link = page.getByText('/admin/auth/register')
        await link.evaluate((element) => (element.textContent = element.textContent!.replace(location.origin, 'http://localhost:1337')))
      },
      crop: 'role=dialog',
      ready: 'text="Copy and share this link to give access to this user"',
      markers: { copy: 'role=button[name="Copy to clipboard"]', finish: 'role=button[name="Finish"]' },
    },
    {
      name: 'users-administrators-edit',
      path: '/settings/users/2',
      height: 900,
      crop: 'main',
      ready: 'role=heading[name="Edit Mira Castell"]',
      markers: {
        details: 'role=heading[name="User details"]',
        active: 'label:has-text("Active") >> xpath=..',
        roles: 'main >> role=heading[name="Roles"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'users-permissions-roles',
      path: '/settings/users-permissions/roles',
      height: 560,
      crop: 'main',
      ready: 'role=gridcell[name="Authenticated"]',
      markers: {
        add: 'role=link[name="Add new role"]',
        search: 'role=button[name="Search"]',
        edit: 'role=link[name="Edit Editor"]',
        delete: 'role=button[name="Delete Editor"]',
      },
    },
    {
      name: 'users-permissions-role-create',
      path: '/settings/users-permissions/roles/new',
      height: 760,
      crop: 'main',
      ready: ['role=heading[name="Create a role"]', 'role=button[name=/^Restaurant/]'],
      markers: {
        details: 'role=heading[name="Role details"]',
        permissions: 'role=heading[name="Permissions"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'users-permissions-role-actions',
      path: '/settings/users-permissions/roles/3',
      height: 860,
      prepare: async (page) => {
        await openSection(page, 'Category')
        const region = page.getByRole('region', { name: /^Category/ })
        await region.getByText('find', { exact: true }).hover()
        await region.getByRole('button').first().click()
      },
      crop: 'main',
      ready: ['role=region[name=/^Category/]', 'text=/Bound route to/'],
      markers: {
        details: 'role=heading[name="Role details"]',
        type: 'role=button[name=/^Category/] >> nth=0',
        action: 'role=region[name=/^Category/] >> text="find"',
        all: 'role=region[name=/^Category/] >> text="Select all"',
        cog: 'role=region[name=/^Category/] >> role=button >> nth=0',
        route: 'text=/Bound route to/',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'users-permissions-role-delete',
      path: '/settings/users-permissions/roles',
      prepare: (page) => page.getByRole('button', { name: 'Delete Editor' }).click(),
      crop: 'role=alertdialog',
      ready: 'role=alertdialog >> role=button[name="Confirm"]',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'users-end-users-list',
      path: '/content-manager/collection-types/plugin::users-permissions.user?page=1&pageSize=10&sort=username:ASC',
      height: 620,
      ready: 'role=gridcell[name="ada@portalder.example"]',
      markers: {
        type: 'role=link[name="User"]',
        create: 'role=link[name="Create new entry"]',
      },
    },
    {
      name: 'users-end-users-edit',
      path: '/content-manager/collection-types/plugin::users-permissions.user?page=1&pageSize=10&sort=username:ASC',
      height: 900,
      prepare: (page) => page.getByRole('gridcell', { name: 'ada', exact: true }).click(),
      crop: 'main',
      ready: ['role=heading[name="ada"]', 'text="blocked"'],
      markers: {
        confirmed: 'label:has-text("confirmed") >> xpath=..',
        blocked: 'label:has-text("blocked") >> xpath=..',
        role: 'label:has-text("role") >> xpath=..',
      },
    },
  ],
}
