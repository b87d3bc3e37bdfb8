import type { Area } from '../shot.ts'

export const plugins: Area = {
  name: 'plugins',
  shots: [
    {
      name: 'plugins-list',
      path: '/settings/list-plugins',
      height: 560,
      crop: 'main',
      ready: 'role=gridcell[name="GraphQL"]',
    },
    {
      name: 'plugins-marketplace',
      path: '/marketplace',
      height: 620,
      crop: ['role=heading[name="Marketplace"]', 'role=link[name="Submit plugin"]', 'role=button[name="Filters"]'],
      margin: 40,
      ready: 'role=tab[name=/^Plugins/]',
      markers: {
        tabs: 'role=tab[name=/^Plugins/]',
        search: 'role=textbox[name="Search"]',
        sort: 'role=combobox[name="Sort by"]',
        filters: 'role=button[name="Filters"]',
        submit: 'role=link[name="Submit plugin"]',
      },
    },
    {
      name: 'plugins-marketplace-filters',
      path: '/marketplace',
      height: 620,
      prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
      crop: ['role=button[name="Filters"]', 'role=dialog'],
      margin: 24,
      ready: 'role=dialog',
      markers: {
        collections: 'role=dialog >> role=combobox >> nth=0',
        categories: 'role=dialog >> role=combobox >> nth=1',
      },
    },
    {
      name: 'plugins-email',
      path: '/settings/email',
      height: 700,
      crop: 'main',
      ready: 'role=heading[name="Test email delivery"]',
      markers: {
        recipient: 'label:has-text("Recipient email") >> xpath=..',
        send: 'role=button[name="Send test email"]',
      },
    },
    {
      name: 'plugins-user-type',
      path: '/plugins/content-type-builder/content-types/plugin::users-permissions.user',
      height: 900,
      ready: 'role=heading[name="User"]',
    },
  ],
}
