import type { Frontend } from './frontend.ts'

/** The guides whose samples are built, with their expected pages. Slow ones are first, so that the last ones are short. */
export const frontends: Frontend[] = [
  {
    name: 'react',
    route: '/dev-docs/integrations/react',
    build: 'tsc && vite build',
    result: { files: 'dist' },
    visits: [
      { file: 'src/App.tsx', path: '/', shows: ['Harbor Table', 'Seafood'], needsScripts: true },
      {
        file: 'src/NewDish.tsx',
        path: '/dishes',
        shows: ['Log in'],
        steps: [
          {
            fill: { 'Email or username': 'noor@portalder.example', Password: 'wrong' },
            press: 'Log in',
            shows: 'Invalid identifier or password',
          },
          { fill: { 'Email or username': 'noor@portalder.example', Password: 'Password123' }, press: 'Log in', shows: 'Save' },
          { fill: { Dish: 'Kelp Dumplings', Price: '11' }, press: 'Save', shows: 'Kelp Dumplings is saved as a draft.' },
        ],
      },
    ],
  },
  {
    name: 'gatsby',
    route: '/dev-docs/integrations/gatsby',
    build: 'gatsby build',
    result: { files: 'public' },
    visits: [
      { file: 'src/pages/index.js', path: '/', shows: ['Harbor Table', 'What the boats brought'] },
      { file: 'src/pages/categories/{StrapiCategory.slug}.js', path: '/categories/grill/', shows: ['Grill', 'Nonna Pia'] },
    ],
  },
  {
    name: 'next-js',
    route: '/dev-docs/integrations/next-js',
    build: 'next build',
    result: { server: 'next start --port $PORT --hostname $HOST' },
    visits: [
      { file: 'app/page.tsx', path: '/', shows: ['Harbor Table', 'What the boats brought', 'Seafood'] },
      {
        file: 'app/suggest/page.tsx',
        path: '/suggest',
        shows: ['Tagline'],
        steps: [
          {
            fill: { Name: 'Kelp and Crumb', Tagline: 'Bread with a view' },
            press: 'Suggest',
            shows: 'Thank you. An editor will look at it.',
          },
        ],
      },
    ],
  },
  {
    name: 'nuxt-js',
    route: '/dev-docs/integrations/nuxt-js',
    build: 'nuxt build',
    result: { server: 'nuxt preview --port $PORT' },
    visits: [
      { file: 'app/pages/index.vue', path: '/', shows: ['Harbor Table', 'What the boats brought'] },
      {
        file: 'app/pages/restaurants/[documentId].vue',
        path: '/restaurants/n31ge3abgbt5k68orqwqbsq3',
        shows: ['Harbor Table', 'Seafood'],
      },
      {
        file: 'app/pages/suggest.vue',
        path: '/suggest',
        shows: ['Tagline'],
        steps: [
          {
            fill: { Name: 'Saltwater Larder', Tagline: 'Everything from a jar' },
            press: 'Suggest',
            shows: 'Thank you. An editor will look at it.',
          },
        ],
      },
    ],
  },
  {
    name: 'angular',
    route: '/dev-docs/integrations/angular',
    build: 'ng build',
    result: { files: 'dist/port-alder-web/browser' },
    visits: [
      { file: 'src/app/restaurants.component.ts', path: '/', shows: ['Harbor Table, about $'], needsScripts: true },
      { file: 'src/app/strapi.service.ts', path: '/', shows: [], steps: [{ press: 'Create a dish', shows: 'Created: Kelp Dumplings' }] },
      {
        file: 'src/app/session.ts',
        path: '/dishes',
        shows: [],
        steps: [
          { press: 'Create a dish', shows: 'Created: Kelp Dumplings' },
          { press: 'Change its price', shows: 'Price: 26' },
        ],
      },
    ],
  },
  {
    name: 'svelte',
    route: '/dev-docs/integrations/svelte',
    build: 'vite build',
    result: { server: 'vite preview --port $PORT --host $HOST' },
    visits: [
      { file: 'src/routes/+page.svelte', path: '/', shows: ['Harbor Table', 'What the boats brought', 'Seafood'] },
      {
        file: 'src/routes/suggest/+page.svelte',
        path: '/suggest',
        shows: ['Tagline'],
        steps: [
          {
            fill: { Name: 'Lamplight Noodles', Tagline: 'Open when the others close' },
            press: 'Suggest',
            shows: 'Lamplight Noodles waits for an editor.',
          },
        ],
      },
    ],
  },
  {
    name: 'vue-js',
    route: '/dev-docs/integrations/vue-js',
    build: 'vite build',
    result: { files: 'dist' },
    visits: [
      { file: 'src/App.vue', path: '/', shows: ['Harbor Table', 'What the boats brought', 'Seafood'], needsScripts: true },
      {
        file: 'src/components/NewDish.vue',
        path: '/dishes',
        shows: ['Log in'],
        steps: [
          { press: 'Log in', shows: 'Vegetarian' },
          { fill: { Dish: 'Kelp Dumplings' }, press: 'Save', shows: 'Created: Kelp Dumplings' },
        ],
      },
    ],
  },
  {
    name: 'graphql-react',
    route: '/dev-docs/integrations/graphql',
    only: /\.tsx$/,
    build: 'tsc && vite build',
    result: { files: 'dist' },
    visits: [
      { file: 'src/Restaurants.tsx', path: '/', shows: ['Harbor Table: Seafood'], needsScripts: true },
      {
        file: 'src/CategoryPage.tsx',
        path: '/categories/k68saydhesukg600p53lml9k',
        shows: ['Seafood', 'Harbor Table'],
        needsScripts: true,
      },
    ],
  },
  {
    name: 'graphql-vue',
    route: '/dev-docs/integrations/graphql',
    only: /\.vue$/,
    build: 'vite build',
    result: { files: 'dist' },
    visits: [
      { file: 'src/Restaurants.vue', path: '/', shows: ['Harbor Table: Seafood'], needsScripts: true },
      {
        file: 'src/CategoryPage.vue',
        path: '/categories/k68saydhesukg600p53lml9k',
        shows: ['Seafood', 'Harbor Table'],
        needsScripts: true,
      },
    ],
  },
  {
    name: '11ty',
    route: '/dev-docs/integrations/11ty',
    build: 'eleventy',
    result: { files: '_site' },
    visits: [
      { file: 'index.njk', path: '/', shows: ['Harbor Table', 'What the boats brought'] },
      { file: 'restaurant.njk', path: '/restaurants/harbor-table/', shows: ['Harbor Table', 'Seafood'] },
      { file: 'category.njk', path: '/categories/seafood/', shows: ['Seafood', 'Harbor Table'] },
    ],
  },
]
