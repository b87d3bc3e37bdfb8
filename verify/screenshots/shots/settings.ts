import type { Page } from '@playwright/test'
import type { Area } from '../shot.ts'

/** A fixed, recognizable key, since real ones are random. */
const EXAMPLE_KEY = 'an0example0of0a0key'.repeat(4)

const SEARCH_INDEX = {
  name: 'Search index',
  url: 'https://search.portalder.example/changes',
  headers: {},
  events: ['entry.publish', 'entry.unpublish'],
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Replaces the key in the response to a saved token. */
const showExampleKey = (page: Page, path: string) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    return route.fulfill({ response, json: { data: { ...body.data, accessKey: EXAMPLE_KEY } } })
  })

/** Closes the message of a saved token, which covers the title. */
const closeMessage = async (page: Page) => {
  const close = page.getByRole('button', { name: 'Close', exact: true })
  // It disappears after an unpredictable time.
  await close.click({ timeout: 4000 }).catch(() => {})
  await close.waitFor({ state: 'hidden' })
}

export const settings: Area = {
  name: 'settings',
  seed: (api) =>
    api.send('POST', '/admin/transfer/tokens', {
      name: 'Laptop of Kai',
      description: 'Fetches content for local work',
      permissions: ['pull'],
      lifespan: 30 * 24 * 3600 * 1000,
    }),
  shots: [
    {
      name: 'settings-sections',
      path: '/settings/application-infos',
      height: 920,
      ready: 'role=heading[name="Overview"]',
      markers: {
        global: 'text="Global Settings"',
        administration: 'text="Administration panel"',
        email: 'text="Email plugin"',
        'users-permissions': 'text="Users & Permissions plugin"',
      },
    },
    {
      name: 'settings-sections-editor',
      path: '/settings/application-infos',
      user: 'mira',
      height: 600,
      ready: 'role=navigation[name="Settings"]',
    },
    {
      name: 'settings-overview',
      path: '/settings/application-infos',
      crop: 'main',
      ready: 'role=heading[name="Overview"]',
      markers: {
        details: 'role=heading[name="Details"]',
        menu: 'role=region[name="Menu logo"]',
        auth: 'role=region[name="Auth logo"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'settings-logo-upload',
      path: '/settings/application-infos',
      prepare: (page) => page.getByRole('button', { name: 'Change logo' }).first().click(),
      crop: 'role=dialog',
      ready: 'role=button[name="Browse files"]',
      markers: { tabs: 'role=tab[name="From URL"]', browse: 'role=button[name="Browse files"]' },
    },
    {
      name: 'settings-logo-ready',
      path: '/settings/application-infos',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Change logo' }).first().click()
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="46" fill="#0c6170"/><path d="M20 58h56M28 48l20-26 20 26" stroke="#fff" stroke-width="6" fill="none"/></svg>`
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'port-alder.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
      },
      crop: 'role=dialog',
      ready: 'text="Logo ready to upload"',
      markers: {
        upload: 'role=button[name="Upload logo"]',
        another: 'role=button[name="Choose another logo"]',
      },
    },
    {
      name: 'settings-api-tokens-list',
      path: '/settings/api-tokens?sort=name:ASC',
      height: 480,
      crop: ['role=heading[name="API Tokens"]', 'role=link[name="Create new API Token"]', 'main'],
      margin: 24,
      ready: 'text="Every content API route"',
      markers: {
        create: 'role=link[name="Create new API Token"]',
        used: 'role=gridcell[name="Last used"]',
        // On the last row, so numbers don't overlap.
        edit: 'role=link[name="Edit Read only"]',
        delete: 'role=button[name="Delete Read only"]',
      },
    },
    {
      name: 'settings-api-token-create',
      path: '/settings/api-tokens/create',
      height: 1150,
      prepare: async (page) => {
        await page.getByRole('heading', { name: 'Create API Token' }).waitFor()
        await page.getByLabel('Name').fill('Website')
        await page.getByLabel('Description').fill('Shows the categories')
        await choose(page, 'Token duration', '90 days')
        await choose(page, 'Token type', 'Custom')
        await page.getByRole('button', { name: 'Category' }).click()
        await page.getByRole('checkbox', { name: 'find', exact: true }).click()
        await page.getByRole('checkbox', { name: 'findOne', exact: true }).click()
        await page.getByRole('region', { name: 'Category' }).getByRole('button').first().click()
      },
      crop: 'main',
      ready: ['text=/Bound route to/', 'text="GET"'],
      markers: {
        name: 'main >> input[name="name"]',
        duration: 'main >> role=combobox >> nth=0',
        type: 'main >> role=combobox >> nth=1',
        permissions: 'role=heading[name="Permissions"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'settings-api-token-created',
      path: '/settings/api-tokens/create',
      height: 700,
      prepare: async (page) => {
        await showExampleKey(page, '**/admin/api-tokens')
        await page.getByRole('heading', { name: 'Create API Token' }).waitFor()
        await page.getByLabel('Name').fill('Website')
        await choose(page, 'Token duration', 'Unlimited')
        await choose(page, 'Token type', 'Read-only')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('button', { name: 'Copy to clipboard' }).waitFor()
        await page.unroute('**/admin/api-tokens')
        await closeMessage(page)
      },
      crop: ['main >> role=heading[name="Website"]', 'role=button[name="Save"]', 'main >> role=combobox >> nth=1'],
      margin: 40,
      ready: 'role=button[name="Copy to clipboard"]',
      markers: { copy: 'role=button[name="Copy to clipboard"]', regenerate: 'role=button[name="Regenerate"]' },
    },
    {
      name: 'settings-api-token-regenerate',
      path: '/settings/api-tokens/1',
      prepare: (page) => page.getByRole('button', { name: 'Regenerate' }).click(),
      crop: 'role=alertdialog',
      ready: 'text="Are you sure you want to regenerate this token?"',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Regenerate"]',
      },
    },
    {
      name: 'settings-transfer-tokens-list',
      path: '/settings/transfer-tokens?sort=name:ASC',
      height: 480,
      // A token that was just created would be displayed as “undefined”.
      prepare: async (page) => {
        await page.route('**/admin/transfer/tokens', async (route) => {
          const response = await route.fetch()
          const { data } = (await response.json()) as { data: object[] }
          return route.fulfill({ response, json: { data: data.map((token) => ({ ...token, createdAt: '2024-09-03T08:00:00.000Z' })) } })
        })
        await page.reload()
        await page.getByText('13 days ago').waitFor()
        await page.unroute('**/admin/transfer/tokens')
      },
      crop: ['role=heading[name="Transfer Tokens"]', 'text="Create new Transfer Token"', 'main'],
      margin: 24,
      ready: 'text="Laptop of Kai"',
      markers: {
        create: 'text="Create new Transfer Token"',
        edit: 'role=link[name="Edit Laptop of Kai"]',
        delete: 'role=button[name="Delete Laptop of Kai"]',
      },
    },
    {
      name: 'settings-transfer-token-create',
      path: '/settings/transfer-tokens/create',
      height: 640,
      prepare: async (page) => {
        // Before that, the list's controls are still on the page.
        await page.getByRole('heading', { name: 'Create Transfer Token' }).waitFor()
        await page.getByLabel('Name').fill('Staging')
        await page.getByLabel('Description').fill('Receives the new menus')
        await choose(page, 'Token duration', '7 days')
        await page.getByRole('combobox', { name: 'Token type' }).click()
      },
      crop: ['role=heading[name="Create Transfer Token"]', 'role=button[name="Save"]', 'role=listbox'],
      margin: 40,
      ready: 'role=option[name="Full Access"]',
      markers: {
        name: 'main >> input[name="name"]',
        duration: 'main >> role=combobox >> nth=0',
        type: 'main >> role=combobox >> nth=1',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'settings-transfer-token-created',
      path: '/settings/transfer-tokens/create',
      height: 640,
      prepare: async (page) => {
        await showExampleKey(page, '**/admin/transfer/tokens')
        // Before that, the list's controls are still on the page.
        await page.getByRole('heading', { name: 'Create Transfer Token' }).waitFor()
        await page.getByLabel('Name').fill('Staging')
        await choose(page, 'Token duration', '7 days')
        await choose(page, 'Token type', 'Push')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('button', { name: 'Copy to clipboard' }).waitFor()
        await page.unroute('**/admin/transfer/tokens')
        await closeMessage(page)
      },
      crop: 'main',
      ready: 'role=button[name="Copy to clipboard"]',
      markers: { copy: 'role=button[name="Copy to clipboard"]', regenerate: 'role=button[name="Regenerate"]' },
    },
    {
      name: 'settings-internationalization-list',
      path: '/settings/internationalization',
      height: 480,
      crop: 'main',
      ready: 'role=gridcell[name="French (fr)"]',
      markers: {
        add: 'role=button[name="Add new locale"]',
        default: 'role=gridcell[name="Default"]',
        edit: 'role=button[name="Edit French (fr) locale"]',
        delete: 'role=button[name="Delete French (fr) locale"]',
      },
    },
    {
      name: 'settings-internationalization-add',
      path: '/settings/internationalization',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new locale' }).click()
        await page.getByRole('combobox', { name: 'Locales' }).click()
        await page.getByRole('option', { name: 'Portuguese (pt)', exact: true }).click()
      },
      crop: 'role=dialog',
      ready: 'role=dialog >> label:has-text("Locale display name")',
      markers: {
        locales: 'role=dialog >> label:has-text("Locales") >> xpath=..',
        name: 'role=dialog >> label:has-text("Locale display name") >> xpath=..',
        advanced: 'role=tab[name="Advanced settings"]',
        save: 'role=dialog >> role=button[name="Save"]',
      },
    },
    {
      name: 'settings-internationalization-default',
      path: '/settings/internationalization',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit French (fr) locale' }).click()
        await page.getByRole('tab', { name: 'Advanced settings' }).click()
      },
      crop: 'role=dialog',
      ready: 'text="Set as default locale"',
      markers: {
        advanced: 'role=tab[name="Advanced settings"]',
        default: 'role=dialog >> label:has-text("Set as default locale") >> xpath=..',
        save: 'role=dialog >> role=button[name="Save"]',
      },
    },
    {
      name: 'settings-internationalization-delete',
      path: '/settings/internationalization',
      prepare: (page) => page.getByRole('button', { name: 'Delete Italian (it) locale' }).click(),
      crop: 'role=alertdialog',
      ready: 'role=alertdialog >> role=button[name="Confirm"]',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'settings-media-library',
      path: '/settings/media-library',
      height: 560,
      crop: 'main',
      ready: 'text="Responsive friendly upload"',
      markers: {
        responsive: 'label:has-text("Responsive friendly upload") >> xpath=..',
        size: 'label:has-text("Size optimization") >> xpath=..',
        orientation: 'label:has-text("Auto orientation") >> xpath=..',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'settings-webhooks-list',
      path: '/settings/webhooks',
      height: 480,
      prepare: async (page, api) => {
        await api.send('POST', '/admin/webhooks', SEARCH_INDEX)
        await page.reload()
      },
      crop: 'main',
      ready: `role=gridcell[name="${SEARCH_INDEX.name}"]`,
      markers: {
        create: 'role=link[name="Create new webhook"]',
        switch: 'main >> role=switch',
        edit: 'main >> role=row >> nth=1 >> role=button >> nth=0',
        delete: 'main >> role=row >> nth=1 >> role=button >> nth=1',
      },
    },
    {
      name: 'settings-webhook-create',
      path: '/settings/webhooks/create',
      height: 1000,
      prepare: async (page) => {
        await page.locator('main input[name="name"]').fill(SEARCH_INDEX.name)
        await page.locator('main input[name="url"]').fill(SEARCH_INDEX.url)
      },
      crop: 'main',
      ready: 'main >> text="Events"',
      markers: {
        name: 'main >> input[name="name"]',
        url: 'main >> input[name="url"]',
        headers: 'main >> text="Headers"',
        events: 'main >> text="Events"',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'settings-providers',
      path: '/settings/users-permissions/providers',
      height: 760,
      crop: 'main',
      ready: 'role=gridcell[name="github"]',
      markers: {
        edit: 'role=row[name=/github/] >> role=button',
      },
    },
    {
      name: 'settings-provider-edit',
      path: '/settings/users-permissions/providers',
      height: 860,
      prepare: async (page) => {
        await page
          .getByRole('row', { name: /github/ })
          .getByRole('button')
          .click()
        await page.getByRole('textbox', { name: 'Client ID' }).waitFor()
        // Replaces the port, which differs between runs.
        await page
          .getByLabel(/^The redirect URL to add/)
          .evaluate((input) => ((input as HTMLInputElement).value = 'http://localhost:1337/api/connect/github/callback'))
      },
      crop: 'role=dialog',
      ready: 'role=textbox[name="Client ID"]',
      markers: {
        enable: 'role=dialog >> label:has-text("Enable") >> xpath=..',
        client: 'role=dialog >> label:has-text("Client ID") >> xpath=..',
        redirect: 'role=dialog >> label:has-text("The redirect URL to your front-end app") >> xpath=..',
        callback: 'role=dialog >> label:has-text("The redirect URL to add") >> xpath=..',
        save: 'role=dialog >> role=button[name="Save"]',
      },
    },
    {
      name: 'settings-email-templates',
      path: '/settings/users-permissions/email-templates',
      height: 420,
      crop: 'main',
      ready: 'role=gridcell[name="Email address confirmation"]',
      markers: {
        edit: 'role=button[name="Edit a template"] >> nth=0',
      },
    },
    {
      name: 'settings-email-template-edit',
      path: '/settings/users-permissions/email-templates',
      height: 900,
      prepare: (page) => page.getByRole('button', { name: 'Edit a template' }).first().click(),
      crop: 'role=dialog',
      ready: 'role=textbox[name="Shipper name"]',
      markers: {
        name: 'role=dialog >> label:has-text("Shipper name") >> xpath=..',
        email: 'role=dialog >> label:has-text("Shipper email") >> xpath=..',
        response: 'role=dialog >> label:has-text("Response email") >> xpath=..',
        subject: 'role=dialog >> label:has-text("Subject") >> xpath=..',
        message: 'role=dialog >> label:has-text("Message") >> xpath=..',
        finish: 'role=dialog >> role=button[name="Finish"]',
      },
    },
    {
      name: 'settings-users-permissions-advanced',
      path: '/settings/users-permissions/advanced-settings',
      height: 900,
      crop: 'main',
      ready: 'text="Enable sign-ups"',
      markers: {
        role: 'main >> label:has-text("Default role") >> xpath=..',
        unique: 'main >> label:has-text("One account") >> xpath=..',
        'sign-ups': 'main >> label:has-text("Enable sign-ups") >> xpath=..',
        reset: 'main >> label:has-text("Reset password page") >> xpath=..',
        confirmation: 'main >> label:has-text("Enable email confirmation") >> xpath=..',
        redirection: 'main >> label:has-text("Redirection url") >> xpath=..',
        save: 'role=button[name="Save"]',
      },
    },
  ],
}
