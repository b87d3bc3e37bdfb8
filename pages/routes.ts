import type { ComponentPages } from '../src/site/component-page.ts'
import { homeData } from './home-data.ts'

const home = {
  module: 'home',
  title: 'Strapi 5 Docs',
  description: 'Documentation of Strapi 5 and Strapi Cloud: quick start, user guide, developer docs and hosting.',
  document: '/snippets/same-question',
  siteData: homeData,
}

/** Pages of this product that aren't documents: route → component of this folder. */
export default {
  '/': home,
  '/home/Home': { ...home, canonical: '/' },
  // What every site has, in this one's words.
  '/search': { description: 'Search results of the Strapi documentation.' },
} satisfies ComponentPages
