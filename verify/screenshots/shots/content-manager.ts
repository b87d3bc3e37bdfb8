import type { Page } from '@playwright/test'
import type { AdminApi } from '../admin-api.ts'
import { NOW } from '../browser.ts'
import type { Area } from '../shot.ts'

const LIST = '?page=1&pageSize=10&sort=name:ASC'
const ENGLISH = 'plugins[i18n][locale]=en'
const restaurants = `/content-manager/collection-types/api::restaurant.restaurant${LIST}&${ENGLISH}`
const saltAndEmber = `/content-manager/collection-types/api::restaurant.restaurant/j25ve66btvawp6trutydcb29?${ENGLISH}`
/** A published entry with changes in its draft. */
const copperLadle = `/content-manager/collection-types/api::restaurant.restaurant/k595j0y9dnoobihs1wl4zyjj?${ENGLISH}`
const fireAndTide = '/content-manager/collection-types/api::menu.menu/r2gdc0avwv15zt8p09fpmxdv'

/** Columns that fit in the window, including a relation. */
const COLUMNS = ['name', 'neighborhood']
const MENU = '/content-manager/content-types/api::menu.menu/configuration'
const RESTAURANT = '/content-manager/content-types/api::restaurant.restaurant/configuration'

/** When open, it hides everything, including itself, from assistive technology. */
const locales = (page: Page) => page.locator('main').getByRole('combobox', { includeHidden: true }).filter({ hasText: 'English (en)' })

/** Lets the clock run, because an entry's buttons and locales change while it loads, and may stay hidden at a fixed time. */
const completeEntry = (page: Page) => page.clock.setSystemTime(NOW)

interface Cell {
  name: string
  size: number
}

/** Gives the field `dishes` the full width, so the names of the dishes fit. */
const widenDishes = async (page: Page, api: AdminApi) => {
  const { data } = (await api.send('GET', MENU)) as { data: { contentType: { layouts: { edit: Cell[][] } } } }
  const { layouts } = data.contentType
  const edit = layouts.edit.map((row) => row.map((cell) => (cell.name === 'dishes' ? { ...cell, size: 12 } : cell)))
  await api.send('PUT', MENU, { layouts: { ...layouts, edit } })
  await page.reload()
}

export const contentManager: Area = {
  name: 'content-manager',
  seed: async (api) => {
    const { data } = (await api.send('GET', RESTAURANT)) as {
      data: { contentType: { layouts: object } }
    }
    await api.send('PUT', RESTAURANT, { layouts: { ...data.contentType.layouts, list: COLUMNS } })
  },
  shots: [
    {
      name: 'content-manager-list',
      path: restaurants,
      ready: 'role=gridcell[name="Salt & Ember"]',
      markers: {
        types: 'role=link[name="Restaurant"]',
        search: 'role=button[name="Search"]',
        filters: 'role=button[name="Filters"]',
        locale: locales,
        view: 'role=button[name="View settings"]',
        create: 'role=link[name="Create new entry"]',
      },
    },
    {
      name: 'content-manager-search',
      path: restaurants,
      crop: 'main',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        await page.getByPlaceholder('Search').last().fill('kitchen')
        await page.keyboard.press('Enter')
      },
      ready: ['text=1 entry found', 'role=gridcell[name="Juniper Street Kitchen"]'],
      markers: {
        box: 'main >> input[name="search"]',
      },
    },
    {
      name: 'content-manager-filters',
      path: restaurants,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Filters' }).click()
      },
      ready: 'role=button[name="Add filter"]',
      crop: ['role=button[name="Filters"]', 'role=dialog', 'role=gridcell[name="Harbor Table"]'],
      margin: 16,
      markers: {
        button: 'role=button[name="Filters"]',
        field: 'role=dialog >> role=combobox >> nth=0',
        condition: 'role=dialog >> role=combobox >> nth=1',
        value: 'role=dialog >> input:not([type="hidden"]) >> nth=0',
        add: 'role=button[name="Add filter"]',
      },
    },
    {
      name: 'content-manager-displayed-fields',
      path: restaurants,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'View settings' }).click()
      },
      ready: ['text=Configure the view', 'text=Displayed Fields'],
      crop: ['role=button[name="View settings"]', 'role=dialog', 'role=link[name="Create new entry"]'],
      margin: 16,
      markers: {
        settings: 'role=button[name="View settings"]',
        configure: 'role=link[name="Configure the view"]',
        fields: 'role=dialog >> role=checkbox >> nth=0',
      },
    },
    {
      name: 'content-manager-row-actions',
      path: restaurants,
      height: 860,
      prepare: async (page) => {
        await page
          .getByRole('row', { name: /Salt & Ember/ })
          .getByRole('button', { name: 'Row actions' })
          .click()
      },
      ready: 'role=menuitem[name="Edit"]',
      crop: ['role=menu', 'tr:has-text("Juniper Street Kitchen")', 'tr:has-text("The Copper Ladle")'],
    },
    {
      name: 'content-manager-bulk-actions',
      path: `/content-manager/collection-types/api::menu.menu${LIST.replace('name', 'title')}`,
      prepare: async (page) => {
        for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).click()
      },
      ready: 'text=2 entries selected',
      crop: 'main',
      markers: {
        select: 'role=checkbox >> nth=2',
        unpublish: 'role=button[name="Unpublish"]',
        delete: 'role=button[name="Delete"]',
      },
    },
    {
      name: 'content-manager-publish-entries',
      path: `/content-manager/collection-types/api::restaurant.restaurant${LIST}&${ENGLISH}`,
      prepare: async (page) => {
        for (const row of [1, 2, 3]) await page.getByRole('checkbox').nth(row).click()
        await page.getByRole('button', { name: 'Publish', exact: true }).click()
      },
      ready: 'role=dialog >> text=Publish entries',
      crop: 'role=dialog',
      markers: {
        status: 'role=dialog >> text=Publication status',
        edit: 'role=dialog >> role=link >> nth=0',
        refresh: 'role=dialog >> role=button[name="Refresh"]',
        select: 'role=dialog >> role=checkbox >> nth=1',
        publish: 'role=dialog >> role=button[name="Publish"]',
      },
    },
    {
      name: 'content-manager-single-type',
      path: `/content-manager/single-types/api::homepage.homepage?${ENGLISH}`,
      ready: 'role=button[name="Publish"]',
    },
    {
      name: 'content-manager-edit',
      path: saltAndEmber,
      prepare: completeEntry,
      ready: ['role=button[name="Publish"]', locales],
      markers: {
        tabs: 'role=tab[name="published"]',
        fields: 'text="name" >> nth=0',
        panel: 'role=button[name="Publish"]',
        locale: locales,
        more: 'role=button[name="More actions"]',
      },
    },
    {
      name: 'content-manager-edit-information',
      path: saltAndEmber,
      prepare: async (page) => {
        await completeEntry(page)
        await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
      },
      ready: 'role=menu',
      crop: ['role=button[name="More actions"]', 'role=menu'],
      margin: 16,
      markers: {
        more: 'role=button[name="More actions"]',
        configure: 'role=menuitem[name="Configure the view"]',
        delete: 'role=menuitem[name=/Delete entry/] >> nth=0',
      },
    },
    {
      name: 'content-manager-entry-panel',
      path: saltAndEmber,
      prepare: async (page) => {
        await completeEntry(page)
        await page.getByRole('button', { name: 'More document actions' }).click()
      },
      ready: 'role=menuitem[name="Unpublish"]',
      crop: ['text=/^entry$/i', 'role=button[name="Publish"]', 'role=button[name="Save"]', 'role=menu'],
      margin: 24,
      markers: {
        more: 'role=button[name="More document actions"]',
        unpublish: 'role=menuitem[name="Unpublish"]',
        discard: 'role=menuitem[name="Discard changes"]',
      },
    },
    {
      name: 'content-manager-published-tab',
      path: `${saltAndEmber}&status=published`,
      ready: 'role=tab[name="published"][selected]',
      crop: 'main',
      markers: {
        draft: 'role=tab[name="draft"]',
        published: 'role=tab[name="published"]',
        publish: 'role=button[name="Publish"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'content-manager-unpublish',
      path: copperLadle,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'More document actions' }).click()
        await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
      },
      ready: 'text=Unpublish and keep last draft',
      crop: 'role=alertdialog',
      markers: {
        keep: 'text=Unpublish and keep last draft',
        replace: 'text=Unpublish and replace last draft',
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'content-manager-discard',
      path: copperLadle,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'More document actions' }).click()
        await page.getByRole('menuitem', { name: 'Discard changes' }).click()
      },
      ready: 'text=Are you sure you want to discard the changes?',
      crop: 'role=alertdialog',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'content-manager-delete',
      path: saltAndEmber,
      prepare: async (page) => {
        await completeEntry(page)
        await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
        await page
          .getByRole('menuitem', { name: /Delete entry/ })
          .first()
          .click()
      },
      ready: 'role=alertdialog',
      crop: 'role=alertdialog',
      markers: {
        confirm: 'role=alertdialog >> role=button[name="Confirm"]',
      },
    },
    {
      name: 'content-manager-validation',
      path: `/content-manager/collection-types/api::restaurant.restaurant/create?${ENGLISH}`,
      prepare: async (page) => {
        await page.getByLabel('tagline').fill('A counter with nine seats')
        await page.getByRole('button', { name: 'Publish' }).click()
        // It disappears after an unpredictable time.
        await page.getByText('There are validation errors').waitFor()
        await page.getByRole('button', { name: 'Close', exact: true }).click()
      },
      ready: 'text=This value is required.',
      crop: 'main',
    },
    {
      name: 'content-manager-locales',
      path: saltAndEmber,
      prepare: async (page) => {
        await completeEntry(page)
        await locales(page).click()
      },
      ready: 'role=option >> nth=1',
      crop: [locales, 'role=listbox', 'role=button[name="More actions"]'],
      margin: 24,
      markers: {
        list: locales,
        locale: 'role=option >> nth=1',
        fill: 'role=button[name="Fill in from another locale"]',
      },
    },
    {
      name: 'content-manager-fill-in',
      path: '/content-manager/collection-types/api::restaurant.restaurant/k595j0y9dnoobihs1wl4zyjj?plugins[i18n][locale]=fr',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Fill in from another locale' }).click()
      },
      ready: 'text=Yes, fill in',
      crop: 'role=alertdialog',
      markers: {
        locale: 'role=alertdialog >> role=combobox',
        confirm: 'role=alertdialog >> role=button[name="Yes, fill in"]',
      },
    },
    {
      name: 'content-manager-publish-locales',
      path: saltAndEmber,
      prepare: async (page) => {
        await completeEntry(page)
        await page.getByRole('button', { name: 'More document actions' }).click()
        await page.getByRole('menuitem', { name: 'Publish Multiple Locales', exact: true }).click()
      },
      ready: 'role=dialog >> text=Publish Multiple Locales',
      crop: 'role=dialog',
      markers: {
        select: 'role=dialog >> role=checkbox >> nth=1',
        status: 'role=dialog >> text="Publication Status"',
        edit: 'role=dialog >> role=link >> nth=0',
        publish: 'role=dialog >> role=button[name="Publish"]',
      },
    },
    {
      name: 'content-manager-available-in',
      path: restaurants,
      prepare: async (page) => {
        await page
          .getByRole('row', { name: /Salt & Ember/ })
          .getByText('English (en) (default)')
          .click()
      },
      ready: 'role=gridcell[name="Salt & Ember"]',
      crop: 'main',
    },
    {
      name: 'content-manager-blocks',
      path: saltAndEmber,
      height: 1200,
      ready: 'role=toolbar',
      crop: (page) => page.getByRole('toolbar').first().locator('xpath=../..'),
      margin: 16,
    },
    {
      name: 'content-manager-repeatable-component',
      path: saltAndEmber,
      height: 4200,
      prepare: async (page) => {
        await completeEntry(page)
        await page
          .getByText(/^openingHours/)
          .first()
          .locator('xpath=following::button[1]')
          .click()
      },
      ready: 'text="Add an entry"',
      crop: ['text=/^openingHours/', 'role=button[name="Add an entry"]'],
      margin: 20,
      markers: {
        add: 'role=button[name="Add an entry"]',
        fields: 'text=/^day/ >> nth=0',
      },
    },
    {
      name: 'content-manager-dynamic-zone',
      path: saltAndEmber,
      height: 4600,
      prepare: async (page) => {
        await completeEntry(page)
        await page.getByRole('button', { name: 'Add a component to sections' }).click()
      },
      ready: 'text=Pick one component',
      crop: ['text=/^sections/', (page) => page.getByText('Pick one component').locator('xpath=../../..')],
      margin: 20,
      markers: {
        button: 'role=button[name="Close"]',
        category: 'role=button[name="section"]',
        component: 'role=button[name="Quote"]',
      },
    },
    {
      name: 'content-manager-media-dialog',
      path: saltAndEmber,
      height: 3200,
      prepare: completeEntry,
      ready: 'role=region[name="cover"]',
      crop: ['text=/^cover/', 'role=region[name="cover"]', 'text="ember-grill.png"'],
      margin: 16,
      markers: {
        add: 'role=region[name="cover"] >> role=button[name="Add"]',
      },
    },
    {
      name: 'content-manager-relation',
      path: fireAndTide,
      prepare: widenDishes,
      ready: ['role=heading[name="Fire and Tide"]', 'role=combobox >> nth=0', 'text=/^Ember-Ro/'],
      height: 1100,
      crop: 'main',
    },
    {
      name: 'content-manager-relation-search',
      path: fireAndTide,
      height: 1100,
      prepare: async (page) => {
        await page.getByRole('combobox', { name: /dishes/ }).click()
      },
      ready: 'role=listbox',
      crop: ['text=/^dishes/', 'role=listbox', 'role=combobox[name=/dishes/]'],
      margin: 24,
      markers: {
        box: 'role=combobox[name=/dishes/]',
        entry: 'role=option >> nth=0',
      },
    },
    {
      name: 'content-manager-configure-list',
      path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/list',
      ready: 'role=heading[name=/Configure the view/]',
      height: 900,
      crop: 'main',
      markers: {
        settings: 'role=heading[name="Settings"]',
        view: 'role=heading[name="View"]',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'content-manager-configure-list-field',
      path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/list',
      prepare: async (page) => {
        await page.getByRole('button', { name: /Edit name/i }).click()
      },
      ready: 'role=dialog',
      crop: 'role=dialog',
    },
    {
      name: 'content-manager-configure-edit',
      path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/edit',
      ready: 'role=heading[name=/Configure the view/]',
      height: 1000,
      crop: 'main',
      markers: {
        title: 'label:has-text("Entry title") >> xpath=..',
        view: 'role=heading[name="View"]',
      },
    },
    {
      name: 'content-manager-configure-edit-field',
      path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/edit',
      prepare: async (page) => {
        await page.getByRole('button', { name: /Edit tagline/i }).click()
      },
      ready: 'role=dialog',
      crop: 'role=dialog',
    },
  ],
}
