import type { AdminApi } from '../admin-api.ts'
import type { Area } from '../shot.ts'

const HOME = '/plugins/upload?page=1&pageSize=10&sort=name:ASC'
/** IDs of the seeded assets. */
const ASSETS = { harbor: 1, grill: 2, noodles: 3, pizza: 4, garden: 5, chef: 6 }

export const mediaLibrary: Area = {
  name: 'media-library',
  seed: async (api) => {
    const people = await createFolder(api, 'People')
    await createFolder(api, 'Places')
    await createFolder(api, 'Chefs', people)
    await api.send('POST', '/upload/actions/bulk-move', { fileIds: [ASSETS.chef], folderIds: [], destinationFolderId: people })
  },
  shots: [
    {
      name: 'media-library-home',
      path: HOME,
      ready: ['role=heading[name="Media Library"]', 'text=Places', 'text=ember-grill.png'],
      markers: {
        select: 'main >> role=checkbox >> nth=0',
        sort: 'role=combobox[name="Sort by"]',
        filters: 'role=button[name="Filters"]',
        search: 'role=button[name="Search"]',
        views: 'role=button[name="List View"]',
        folder: 'role=button[name="Add new folder"]',
        assets: 'role=button[name="Add new assets"]',
      },
    },
    {
      name: 'media-library-folder',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('link', { name: /People/ }).click()
      },
      ready: ['text=Chefs', 'text=chef-portrait.png'],
      crop: 'main',
      markers: {
        path: 'text=/^People$/',
        folders: 'text=/^Folders \\(/',
        assets: 'text=/^Assets \\(/',
      },
    },
    {
      name: 'media-library-list',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'List View' }).click()
      },
      ready: 'role=grid',
      crop: 'main',
    },
    {
      name: 'media-library-filters',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Filters' }).click()
      },
      ready: 'role=button[name="Add filter"]',
      crop: ['role=button[name="Filters"]', 'role=dialog', 'role=combobox[name="Sort by"]'],
      margin: 16,
    },
    {
      name: 'media-library-configure',
      path: '/plugins/upload/configuration',
      ready: 'text=Entries per page',
      crop: 'main',
    },
    {
      name: 'media-library-add-assets',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new assets' }).click()
      },
      ready: 'role=dialog >> text=Browse files',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-from-url',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new assets' }).click()
        await page.getByRole('tab', { name: 'From url' }).click()
      },
      ready: 'role=dialog >> role=textbox',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-pending-assets',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new assets' }).click()
        await page.locator('input[type="file"]').setInputFiles([picture('terrace.png'), picture('counter.png')])
      },
      ready: 'role=dialog >> text=ready to upload',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-details',
      path: HOME,
      prepare: async (page) => {
        await page.getByText('ember-grill.png').first().click()
      },
      ready: 'role=dialog >> text=File name',
      crop: 'role=dialog',
      markers: {
        download: 'role=dialog >> role=button[name="Download"]',
        delete: 'role=dialog >> role=button[name="Delete"]',
        link: 'role=dialog >> role=button[name="Copy link"]',
        crop: 'role=dialog >> role=button[name="Crop"]',
        fields: 'role=dialog >> role=textbox >> nth=0',
        location: 'role=dialog >> text=Location',
        replace: 'role=dialog >> role=button[name="Replace Media"]',
      },
    },
    {
      name: 'media-library-crop',
      path: HOME,
      prepare: async (page) => {
        await page.getByText('ember-grill.png').first().click()
        await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click()
      },
      ready: 'role=dialog >> role=button[name="Stop cropping"]',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-bulk-actions',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('checkbox', { name: /ember-grill/ }).click()
        await page.getByRole('checkbox', { name: /noodle-bowl/ }).click()
      },
      ready: 'role=button[name="Move"]',
      crop: 'main',
    },
    {
      name: 'media-library-move',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('checkbox', { name: /ember-grill/ }).click()
        await page.getByRole('checkbox', { name: /noodle-bowl/ }).click()
        await page.getByRole('button', { name: 'Move' }).click()
      },
      ready: 'role=dialog >> text=Move elements to',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-add-folder',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new folder' }).click()
        await page.getByRole('dialog').getByRole('textbox').first().fill('Dishes')
      },
      ready: 'role=dialog >> role=button[name="Create"]',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-edit-folder',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('link', { name: /People/ }).hover()
        await page.getByRole('button', { name: 'Edit folder' }).first().click()
      },
      ready: 'role=dialog',
      crop: 'role=dialog',
    },
    {
      name: 'media-library-field',
      path: '/content-manager/collection-types/api::chef.chef/create',
      prepare: async (page) => {
        await page.getByText('Click to add an asset or drag and drop one in this area').first().click()
      },
      ready: 'role=dialog >> text=Add new assets',
      crop: 'role=dialog',
    },
  ],
}

async function createFolder(api: AdminApi, name: string, parent: number | null = null): Promise<number> {
  const { data } = (await api.send('POST', '/upload/folders', { name, parent })) as { data: { id: number } }
  return data.id
}

/** A picture of one gray pixel, since the dialog only shows its name. */
function picture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMyMj4DwAFBgJ/kqS9hQAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
}
