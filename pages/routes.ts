/** Pages of this product that aren't documents: route → component of this folder. */
export default {
  '/': {
    module: 'home',
    title: 'Strapi 5 Docs',
    description: 'Documentation of Strapi 5 and Strapi Cloud: quick start, user guide, developer docs and hosting.',
  },
  '/home/Home': {
    module: 'home',
    title: 'Strapi 5 Docs',
    description: 'Documentation of Strapi 5 and Strapi Cloud: quick start, user guide, developer docs and hosting.',
    canonical: '/',
  },
  // What every site has, in this one's words.
  '/search': { description: 'Search results of the Strapi documentation.' },
}
