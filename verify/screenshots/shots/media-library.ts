import type { AdminApi } from '../admin-api.ts'
import { openImage } from '../image.ts'
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
      markers: {
        button: 'role=button[name="Filters"]',
        field: 'role=dialog >> role=combobox >> nth=0',
        condition: 'role=dialog >> role=combobox >> nth=1',
        value: 'role=dialog >> role=combobox >> nth=2 >> xpath=ancestor::div[2]',
        add: 'role=button[name="Add filter"]',
      },
    },
    {
      name: 'media-library-configure',
      path: '/plugins/upload/configuration',
      ready: 'text=Entries per page',
      crop: 'main',
      markers: {
        entries: 'label:has-text("Entries per page") >> xpath=..',
        order: 'label:has-text("Default sort order") >> xpath=..',
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'media-library-add-assets',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new assets' }).click()
      },
      ready: 'role=dialog >> text=Browse files',
      crop: 'role=dialog',
      markers: {
        area: 'role=dialog >> text="Drag & Drop here or"',
        browse: 'role=dialog >> role=button[name="Browse files"]',
        url: 'role=tab[name="From url"]',
      },
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
      markers: {
        urls: 'role=dialog >> role=textbox',
        next: 'role=dialog >> role=button[name="Next"]',
      },
    },
    {
      name: 'media-library-pending-assets',
      path: HOME,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Add new assets' }).click()
        await page
          .locator('input[type="file"]')
          .setInputFiles([await picture('terrace.png', TERRACE), await picture('counter.png', COUNTER)])
      },
      ready: 'role=dialog >> text=ready to upload',
      crop: 'role=dialog',
      markers: {
        files: 'role=dialog >> text="2 assets ready to upload"',
        add: 'role=dialog >> role=button[name="Add new assets"]',
        upload: 'role=dialog >> role=button[name=/^Upload 2/]',
      },
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
      markers: {
        frame: 'role=dialog >> .cropper-crop-box',
        finish: 'role=dialog >> role=button[name="Crop"]',
      },
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
      markers: {
        select: 'role=checkbox[name=/ember-grill/]',
        delete: 'role=button[name="Delete"]',
        move: 'role=button[name="Move"]',
      },
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
      markers: {
        location: 'role=dialog >> label:has-text("Location") >> xpath=..',
        move: 'role=dialog >> role=button[name="Move"]',
      },
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
      markers: {
        name: 'role=dialog >> role=textbox >> nth=0',
        location: 'role=dialog >> label:has-text("Location") >> xpath=..',
        create: 'role=dialog >> role=button[name="Create"]',
      },
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
      markers: {
        name: 'role=dialog >> label:has-text("Name") >> xpath=..',
        location: 'role=dialog >> label:has-text("Location") >> xpath=..',
        save: 'role=dialog >> role=button[name="Save"]',
      },
    },
    {
      name: 'media-library-field',
      path: '/content-manager/collection-types/api::chef.chef/create',
      prepare: async (page) => {
        await page.getByText('Click to add an asset or drag and drop one in this area').first().click()
      },
      ready: 'role=dialog >> text=Add new assets',
      crop: 'role=dialog',
      markers: {
        asset: 'role=dialog >> role=checkbox >> nth=0',
        more: 'role=dialog >> role=button[name="Add more assets"]',
        finish: 'role=dialog >> role=button[name="Finish"]',
      },
    },
  ],
}

async function createFolder(api: AdminApi, name: string, parent: number | null = null): Promise<number> {
  const { data } = (await api.send('POST', '/upload/folders', { name, parent })) as { data: { id: number } }
  return data.id
}

const TERRACE = `<rect width="640" height="400" fill="#8ecae6"/><rect y="250" width="640" height="150" fill="#d9b382"/>
  <path d="M90 150a110 80 0 0 1 220 0z" fill="#d1495b"/><rect x="196" y="150" width="8" height="170" fill="#6b4f3a"/>
  <ellipse cx="200" cy="270" rx="80" ry="16" fill="#f4f1ea"/><path d="M390 190a90 66 0 0 1 180 0z" fill="#edae49"/>
  <rect x="476" y="190" width="8" height="140" fill="#6b4f3a"/><ellipse cx="480" cy="290" rx="66" ry="13" fill="#f4f1ea"/>`
const COUNTER = `<rect width="640" height="400" fill="#2f4858"/><rect y="200" width="640" height="34" fill="#b5651d"/>
  <rect y="234" width="640" height="166" fill="#5c3a21"/><g fill="#f6d365"><circle cx="140" cy="90" r="30"/><circle cx="320" cy="90" r="30"/>
  <circle cx="500" cy="90" r="30"/></g><path d="M140 0v62M320 0v62M500 0v62" stroke="#111" stroke-width="5"/>
  <g fill="#d9d4c7"><rect x="90" y="280" width="100" height="16"/><rect x="270" y="280" width="100" height="16"/><rect x="450" y="280" width="100" height="16"/>
  <rect x="134" y="296" width="12" height="104"/><rect x="314" y="296" width="12" height="104"/><rect x="494" y="296" width="12" height="104"/></g>`

/** A file with a simple drawing. */
async function picture(name: string, drawing: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${drawing}</svg>`
  return { name, mimeType: 'image/png', buffer: await openImage(Buffer.from(svg)).png().toBuffer() }
}
