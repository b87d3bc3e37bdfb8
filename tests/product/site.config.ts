import type { SiteConfigInput } from '../../src/site/config.ts'

/** The product for the engine's own tests: the manual of a controller for bakers' ovens. */
export default {
  title: 'Emberline 3 Manual',
  tagline: 'Bread that comes out as it went in yesterday.',
  url: 'https://manual.emberline.example',
  messages: './messages/en.ts',
  editUrl: 'https://github.com/emberline/manual/edit/main/docs/',
  repositoryUrl: 'https://github.com/emberline/controller',
  issuesUrl: 'https://github.com/emberline/manual/issues',
  feedback: { endpoint: '/api/feedback' },
  version: {
    number: '3.0.0-rc',
    mainDocId: 'integrate/intro',
    others: [
      { label: '2.x manual (stable)', href: 'https://v2.emberline.example', documents: ['/bake/intro', '/nowhere'] },
      { label: '1.x manual (retired)', href: 'https://v1.emberline.example' },
    ],
  },
  navbar: {
    items: [
      { type: 'link', label: 'First Bake Guide', href: '/integrate/first-bake' },
      { type: 'link', label: 'Baker Guide', href: '/bake/intro' },
      { type: 'link', label: 'Integrator Manual', href: '/integrate/intro' },
      { type: 'link', label: 'Fleet Manual', href: '/fleet/intro' },
      { type: 'versions' },
      { type: 'locales' },
    ],
  },
  documentationSets: [
    { label: 'Baker Guide', href: '/bake/intro', prefix: '/bake' },
    { label: 'Integrator Manual', href: '/integrate/intro', prefix: '/integrate' },
    { label: 'Fleet Manual', href: '/fleet/intro', prefix: '/fleet' },
  ],
  ask: { provider: 'embedded', questions: ['How do I connect a floor display to my kitchen?', 'How do I share a kitchen?'] },
  search: { provider: 'embedded', popular: [{ label: 'Bake a first loaf', href: '/integrate/first-bake' }] },
  announcement: {
    id: 'firmware_3',
    content: [
      'This manual is work in progress for firmware 3. Tell us what is missing in the ',
      { label: 'feedback form', href: 'https://github.com/emberline/manual/issues/new/choose' },
      ', or read the ',
      { label: 'stable 2.x manual', href: 'https://v2.emberline.example' },
      '.',
    ],
  },
  apis: [
    {
      route: '/openapi/',
      title: 'Local API',
      description: 'What programs can ask of a controller in the network of its kitchen, with a console to try it.',
      file: 'openapi/local.yaml',
      set: 'Integrator Manual',
    },
    {
      route: '/openapi/fleet',
      title: 'Fleet API',
      description: 'What programs can ask of the fleet service.',
      file: 'openapi/fleet.json',
      set: 'Fleet Manual',
    },
  ],
  redirects: [{ from: '/tags/command-line', to: '/tags/ember-command' }],
  releases: '/release-notes',
  effects: { celebrate: ['/integrate/first-bake'], game: true },
  socialImages: true,
  icons: true,
  colorMode: { default: 'light', respectPrefersColorScheme: true },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'More to read',
        items: [
          { label: '2.x manual', href: 'https://v2.emberline.example' },
          { label: 'Spare parts', href: 'https://parts.emberline.example' },
        ],
      },
      { title: 'Community', items: [{ label: 'Forum', href: 'https://forum.emberline.example' }] },
    ],
    copyright: 'Copyright © Emberline',
  },
} satisfies SiteConfigInput
