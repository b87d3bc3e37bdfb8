import type { ComponentPages } from '../src/site/component-page.ts'
import { homeData } from './home-data.ts'

const home = {
  module: 'home',
  title: 'Strapi 5 Docs',
  description: 'Documentation of Strapi 5 and Strapi Cloud: quick start, user guide, developer docs and hosting.',
  document: '/snippets/same-question',
  siteData: homeData,
}

/** Pages that aren't documents: route → component in this folder. */
export default {
  '/': home,
  '/home/Home': { ...home, canonical: '/' },
  // Overrides of default pages.
  '/search': { description: 'Search results of the Strapi documentation.' },
} satisfies ComponentPages
