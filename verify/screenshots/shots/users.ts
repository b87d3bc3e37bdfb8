import type { Page } from '@playwright/test'
import type { Area } from '../shot.ts'

const EDITOR = '/settings/roles/2'

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const openSection = (page: Page, name: string) => page.getByRole('button', { name }).click()
const rowAction = (page: Page, row: RegExp, name: string | RegExp) =>
  page.getByRole('row', { name: row }).getByRole('button', { name }).click()

export const users: Area = {
  name: 'users',
  // A colleague who hasn't opened the invitation yet, with a role that nobody else has.
  seed: async (api) => {
    const { data: roles } = (await api.send('GET', '/admin/roles')) as { data: Array<{ id: number; name: string }> }
    const author = roles.find(({ name }) => name === 'Author')!
    await api.send('POST', '/admin/users', { firstname: 'Theo', lastname: 'Marsh', email: 'theo@portalder.example', roles: [author.id] })
  },
  shots: [
    {
      name: 'users-settings-sections',
      path: '/settings/roles',
      crop: 'role=navigation[name="Settings"]',
      ready: 'role=heading[name="Roles"]',
      markers: {
        administrators: { of: 'text="Administration panel"', at: 'right' },
        'end-users': { of: 'text="Users & Permissions plugin"', at: 'right' },
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
        duplicate: { of: 'role=button[name="Duplicate"]', at: 'top left' },
        delete: { of: 'role=button[name="Delete"]', at: 'bottom right' },
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
        name: { of: 'label:has-text("Name") >> xpath=..', at: 'top right' },
        description: { of: 'label:has-text("Description") >> xpath=..', at: 'top right' },
        permissions: { of: 'role=tab[name="Collection Types"]', at: 'top left' },
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
        count: { of: 'role=button[name="1 user with this role"]', at: 'top left' },
        tabs: { of: 'role=tablist', at: 'top left' },
        type: { of: 'role=button[name="Restaurant"]', at: 'right' },
        action: { of: 'role=checkbox[name="Select all Publish permissions"]', at: 'top right' },
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
        name: { of: 'role=button[name="Homepage"]', at: 'right' },
        fields: { of: 'text="title"', at: 'right' },
        locales: { of: 'text="French (fr)"', at: 'right' },
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
        section: { of: 'role=button[name="Upload Permissions settings for the upload plugin"]', at: 'top' },
        all: { of: 'text="Select all"', at: 'top' },
        conditions: { of: 'role=tabpanel[name="Plugins"] >> role=button[name="Settings"]', at: 'top left' },
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
      },
      height: 560,
      crop: 'main',
      ready: 'text="A role cannot be deleted if associated with users"',
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
        filters: { of: 'role=button[name="Filters"]', at: 'top right' },
        status: { of: 'role=gridcell[name="User status"]', at: 'right' },
        edit: { of: 'role=link[name="Edit Mira Castell"]', at: 'top left' },
        delete: { of: 'role=button[name="Delete Mira Castell"]', at: 'bottom right' },
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
        details: { of: 'role=heading[name="User details"]', at: 'right' },
        roles: { of: 'role=dialog >> role=heading[name="Roles"]', at: 'right' },
        invite: 'role=button[name="Invite user"]',
      },
    },
    {
      name: 'users-administrators-invited',
      path: '/settings/users?pageSize=10&page=1&sort=firstname',
      height: 900,
      prepare: async (page) => {
        // The real answer, with a token that says what it is and is the same in each run.
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
        // The port differs from run to run.
        const link = page.getByText('/admin/auth/register')
        await link.evaluate((element) => (element.textContent = element.textContent!.replace(location.origin, 'http://localhost:1337')))
      },
      crop: 'role=dialog',
      ready: 'text="Copy and share this link to give access to this user"',
      markers: { copy: { of: 'role=button[name="Copy to clipboard"]', at: 'top right' }, finish: 'role=button[name="Finish"]' },
    },
    {
      name: 'users-administrators-edit',
      path: '/settings/users/2',
      height: 900,
      crop: 'main',
      ready: 'role=heading[name="Edit Mira Castell"]',
      markers: {
        details: { of: 'role=heading[name="User details"]', at: 'right' },
        active: { of: 'label:has-text("Active") >> xpath=..', at: 'top right' },
        roles: { of: 'main >> role=heading[name="Roles"]', at: 'right' },
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
        edit: { of: 'role=link[name="Edit Editor"]', at: 'top left' },
        delete: { of: 'role=button[name="Delete Editor"]', at: 'bottom right' },
      },
    },
    {
      name: 'users-permissions-role-create',
      path: '/settings/users-permissions/roles/new',
      height: 760,
      crop: 'main',
      ready: ['role=heading[name="Create a role"]', 'role=button[name=/^Restaurant/]'],
      markers: {
        details: { of: 'role=heading[name="Role details"]', at: 'right' },
        permissions: { of: 'role=heading[name="Permissions"]', at: 'right' },
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
    },
    {
      name: 'users-permissions-role-delete',
      path: '/settings/users-permissions/roles',
      prepare: (page) => page.getByRole('button', { name: 'Delete Editor' }).click(),
      crop: 'role=alertdialog',
      ready: 'role=alertdialog >> role=button[name="Confirm"]',
    },
    {
      name: 'users-end-users-list',
      path: '/content-manager/collection-types/plugin::users-permissions.user?page=1&pageSize=10&sort=username:ASC',
      height: 620,
      ready: 'role=gridcell[name="ada@portalder.example"]',
      markers: {
        type: { of: 'role=link[name="User"]', at: 'right' },
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
        confirmed: { of: 'label:has-text("confirmed") >> xpath=..', at: 'top right' },
        blocked: { of: 'label:has-text("blocked") >> xpath=..', at: 'top right' },
        role: { of: 'label:has-text("role") >> xpath=..', at: 'top right' },
      },
    },
  ],
}
