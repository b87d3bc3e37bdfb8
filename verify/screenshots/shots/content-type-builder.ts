import type { Page } from '@playwright/test'
import type { Area, Shot } from '../shot.ts'

const restaurant = '/plugins/content-type-builder/content-types/api::restaurant.restaurant'

async function openFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add another field', exact: true }).first().click()
  await page.getByRole('dialog').getByText('Select a field for your collection type').waitFor()
}

/** A shot of the dialog for a kind of field, which is identified by its description. */
function fieldShot(kind: string, sentence: string, prepare?: (page: Page) => Promise<unknown>, markers?: Shot['markers']): Shot {
  return {
    name: `content-type-builder-field-${kind}`,
    path: restaurant,
    height: 900,
    prepare: async (page) => {
      await openFields(page)
      await page.getByRole('dialog').getByRole('button').filter({ hasText: sentence }).click()
      await prepare?.(page)
    },
    ready: 'role=dialog',
    crop: 'role=dialog',
    ...(markers && { markers }),
  }
}

const named = (name: string) => async (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
const advanced = async (page: Page) => page.getByRole('tab', { name: 'Advanced settings' }).click()

export const contentTypeBuilder: Area = {
  name: 'content-type-builder',
  shots: [
    {
      name: 'content-type-builder-home',
      path: restaurant,
      // In a wider window, the number beside the link that creates a collection type would cover the link above it.
      width: 1120,
      ready: 'role=heading[name="Restaurant"][level=1]',
      markers: {
        types: 'role=link[name="Restaurant"]',
        create: 'role=button[name="Create new collection type"]',
        edit: 'role=button[name="Edit"] >> nth=0',
        add: 'role=button[name="Add another field"] >> nth=0',
        save: 'role=button[name="Save"]',
        configure: 'text=Configure the view >> xpath=..',
      },
    },
    {
      name: 'content-type-builder-create',
      path: restaurant,
      prepare: async (page) => {
        await page.getByText('Create new collection type').click()
        await page.getByRole('dialog').getByLabel('Display name').fill('Food Festival')
      },
      ready: 'role=dialog >> text=Create a collection type',
      crop: 'role=dialog',
      markers: {
        name: 'role=dialog >> role=textbox >> nth=0',
        singular: 'role=dialog >> role=textbox >> nth=1',
        plural: 'role=dialog >> role=textbox >> nth=2',
        advanced: 'role=tab[name="Advanced settings"]',
        continue: 'role=dialog >> role=button[name="Continue"]',
      },
    },
    {
      name: 'content-type-builder-create-advanced',
      path: restaurant,
      prepare: async (page) => {
        await page.getByText('Create new collection type').click()
        await page.getByRole('dialog').getByLabel('Display name').fill('Food Festival')
        await advanced(page)
      },
      ready: 'role=dialog >> text=Draft & publish',
      crop: 'role=dialog',
    },
    {
      name: 'content-type-builder-component',
      path: restaurant,
      prepare: async (page) => {
        await page.getByText('Create new component').click()
        await page.getByRole('dialog').getByLabel('Display name').fill('Price list')
      },
      ready: 'role=dialog >> text=Create a component',
      height: 900,
      crop: 'role=dialog',
      markers: {
        name: 'role=dialog >> role=textbox >> nth=0',
        category: 'role=dialog >> role=combobox',
        icon: 'role=dialog >> text="Icon"',
        continue: 'role=dialog >> role=button[name="Continue"]',
      },
    },
    {
      name: 'content-type-builder-fields',
      path: restaurant,
      height: 1100,
      prepare: openFields,
      ready: 'role=dialog',
      crop: 'role=dialog',
      markers: {
        type: 'role=dialog >> role=button[name=/^Text/]',
      },
    },
    {
      name: 'content-type-builder-custom-fields',
      path: restaurant,
      prepare: async (page) => {
        await openFields(page)
        await page.getByRole('tab', { name: 'Custom' }).click()
      },
      ready: 'role=dialog >> text=Swatch',
      crop: 'role=dialog',
    },
    fieldShot('text', 'Small or long text', named('subtitle')),
    fieldShot('text-advanced', 'Small or long text', async (page) => {
      await named('subtitle')(page)
      await advanced(page)
    }),
    fieldShot('number', 'Numbers (integer', named('tables')),
    fieldShot('date', 'A date picker', named('bookingOpens')),
    fieldShot('media', 'Files like images', named('floorPlan')),
    fieldShot('relation', 'Refers to a Collection Type', undefined, {
      target: 'role=dialog >> role=button[name="Category"]',
      kind: 'role=dialog >> text="has one" >> xpath=../preceding-sibling::*[1]//button[1]',
      name: 'role=dialog >> role=textbox >> nth=0',
      other: 'role=dialog >> role=textbox >> nth=1',
    }),
    fieldShot('boolean', 'Yes or no', named('hasTerrace')),
    fieldShot('enumeration', 'List of values', async (page) => {
      await named('dressCode')(page)
      await page.getByLabel('Values (one line per value)').fill('casual\nelegant')
    }),
    fieldShot('uid', 'Unique identifier', named('permalink')),
    fieldShot('component', 'Group of fields', undefined, {
      create: 'role=dialog >> label:has-text("Create a new component")',
      existing: 'role=dialog >> label:has-text("Use an existing component")',
      next: 'role=dialog >> role=button[name="Configure the component"]',
    }),
    fieldShot('dynamic-zone', 'Dynamically pick component', named('highlights'), {
      name: 'role=dialog >> role=textbox >> nth=0',
      add: 'role=dialog >> role=button[name="Add components to the zone"]',
    }),
    {
      name: 'content-type-builder-edit',
      path: restaurant,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
      },
      ready: 'role=dialog >> text=Edit Restaurant',
      crop: 'role=dialog',
      markers: {
        basic: 'role=tab[name="Basic settings"]',
        advanced: 'role=tab[name="Advanced settings"]',
        finish: 'role=dialog >> role=button[name="Finish"]',
      },
    },
  ],
}
