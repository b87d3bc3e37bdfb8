import type { Page } from '@playwright/test'

/** A picture of the admin panel, taken in light and dark. */
export interface Shot {
  /** File name in `static/img/admin/`, without mode and extension. */
  name: string
  /** Where it is, below `/admin`. */
  path: string
  /** What must be on the screen before the picture is taken: a changed interface fails here. */
  ready: (page: Page) => ReturnType<Page['getByRole']>
  /** What the picture shows; the window without it. */
  crop?: string
  /** Brings the screen into the state that the text describes. */
  prepare?: (page: Page) => Promise<void>
}

export const shots: Shot[] = [
  {
    name: 'content-manager-list',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10&sort=name:ASC&plugins[i18n][locale]=en',
    ready: (page) => page.getByRole('gridcell', { name: 'Salt & Ember' }),
  },
  {
    name: 'content-manager-edit',
    path: '/content-manager/collection-types/api::category.category?page=1&pageSize=10&sort=name:ASC',
    prepare: async (page) => page.getByRole('gridcell', { name: 'Brunch', exact: true }).click(),
    ready: (page) => page.getByRole('heading', { name: 'Brunch' }),
  },
  {
    name: 'content-type-builder',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: (page) => page.getByRole('heading', { name: 'Restaurant', level: 1 }),
  },
  {
    name: 'media-library',
    path: '/plugins/upload?page=1&pageSize=10&sort=name:ASC',
    ready: (page) => page.getByRole('heading', { name: 'Media Library' }),
  },
  {
    name: 'users-permissions-roles',
    path: '/settings/users-permissions/roles',
    crop: 'main',
    ready: (page) => page.getByRole('heading', { name: 'Roles' }),
  },
]
