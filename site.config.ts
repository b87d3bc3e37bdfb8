import { DOCUMENTS_OF_V4 } from './documents-of-v4.ts'
import { defineConfig } from './src/site/config.ts'

const corsHint = 'In Strapi, add that origin to the strapi::cors middleware.'
const examples = { email: 'ada@portalder.example', uri: 'https://portalder.example' }

export default defineConfig({
  title: 'Strapi 5 Docs',
  tagline: 'Design APIs fast, manage content in one place.',
  url: 'https://docs-next.strapi.io',
  baseUrl: '/',
  noIndex: true,
  editUrl: 'https://github.com/strapi/documentation/edit/next/docusaurus/docs/',
  repositoryUrl: 'https://github.com/strapi/strapi',
  issuesUrl: 'https://github.com/strapi/documentation/issues',
  feedback: { endpoint: '/api/feedback' },
  version: {
    name: 'current',
    label: 'Next',
    number: '5.0.0-rc',
    mainDocId: 'dev-docs/intro',
    others: [
      { label: 'v4 docs (stable)', href: 'https://docs-v4.strapi.io', documents: DOCUMENTS_OF_V4 },
      { label: 'v3 docs (unsupported)', href: 'https://docs-v3.strapi.io' },
    ],
  },
  navbar: {
    items: [
      { type: 'link', label: 'Quick Start Guide', href: '/dev-docs/quick-start' },
      { type: 'link', label: 'User Guide', href: '/user-docs/intro' },
      { type: 'link', label: 'Developer Docs', href: '/dev-docs/intro' },
      { type: 'link', label: 'Cloud Documentation', href: '/cloud/intro' },
      { type: 'versions' },
      { type: 'locales' },
    ],
  },
  sidebar: { complete: true },
  documentationSets: [
    { label: 'User Guide', href: '/user-docs/intro', prefix: '/user-docs' },
    { label: 'Developer Docs', href: '/dev-docs/intro', prefix: '/dev-docs', pages: ['/playground'] },
    { label: 'Cloud Documentation', href: '/cloud/intro', prefix: '/cloud' },
  ],
  // The asides: changes between versions and superseded APIs, which few readers ask for.
  search: {
    provider: 'embedded',
    asides: [
      '/dev-docs/migration/v4-to-v5/breaking-changes',
      '/dev-docs/migration/v4-to-v5/additional-resources',
      '/dev-docs/api/entity-service',
      '/dev-docs/api/query-engine',
    ],
    popular: [
      { label: 'Create a first project', href: '/dev-docs/quick-start' },
      { label: 'Upgrade from Strapi 4', href: '/dev-docs/migration/v4-to-v5/step-by-step' },
      { label: 'Fetch content with the REST API', href: '/dev-docs/api/rest' },
      { label: 'Let users log in', href: '/dev-docs/plugins/users-permissions' },
      { label: 'Deploy to Strapi Cloud', href: '/cloud/getting-started/deployment' },
    ],
  },
  ask: {
    provider: 'embedded',
    questions: [
      'How do I populate relations?',
      'How do I add a custom route?',
      'How do I restrict who can read content?',
      'How do I deploy my project?',
    ],
  },
  announcement: {
    id: 'support_us',
    content: [
      'These docs are work in progress for the upcoming Strapi 5. Tell us what is missing in the ',
      { label: 'feedback form', href: 'https://github.com/strapi/documentation/issues/new/choose' },
      ', or read the ',
      { label: 'stable v4 docs', href: 'https://docs-v4.strapi.io' },
      '.',
    ],
  },
  apis: [
    {
      route: '/openapi/',
      title: 'API reference',
      description: 'A small REST API as OpenAPI describes it: every operation, what it takes and answers, and a console to try it.',
      file: 'openapi/posts.yaml',
      corsHint,
      examples,
      set: 'Developer Docs',
    },
    {
      route: '/openapi/port-alder',
      title: 'API reference of the sample application',
      description:
        'The REST API of the restaurant guide that this documentation runs its samples in, as the Documentation plugin describes it.',
      file: 'openapi/port-alder.json',
      corsHint,
      examples,
      set: 'Developer Docs',
    },
  ],
  // The tags' own addresses split some names in odd places; these are how one would type them.
  redirects: [
    { from: '/tags/graphql', to: '/tags/graph-ql' },
    { from: '/tags/graphql-api', to: '/tags/graph-ql-api' },
    { from: '/tags/graphql-configuration', to: '/tags/graph-ql-configuration' },
    { from: '/tags/graph-ql-errors', to: '/tags/graph-ql-errorsa' },
    { from: '/tags/graphql-errors', to: '/tags/graph-ql-errorsa' },
    { from: '/tags/internationalization-i18n', to: '/tags/internationalization-i-18-n' },
    { from: '/tags/mysql', to: '/tags/my-sql' },
    { from: '/tags/openapi-specification', to: '/tags/open-api-specification' },
    { from: '/tags/paas', to: '/tags/paa-s' },
    { from: '/tags/plugin-apis', to: '/tags/plugin-ap-is' },
    { from: '/tags/postgresql', to: '/tags/postgre-sql' },
  ],
  verification: { product: 'Strapi', changes: '/dev-docs/changes-since-5-0' },
  releases: '/release-notes',
  pictureCommands: { 'quick-start-': 'npm run quick-start -- --update', '': 'npm run screenshots -- {name}' },
  effects: { celebrate: ['/dev-docs/quick-start'], game: true },
  socialImages: true,
  icons: true,
  colorMode: { default: 'light', respectPrefersColorScheme: true },
  footer: {
    style: 'dark',
    logo: true,
    links: [
      {
        title: 'Additional resources',
        items: [
          { label: 'v4 Docs', href: 'https://docs-v4.strapi.io' },
          { label: 'v3 Docs (unsupported)', href: 'https://docs-v3.strapi.io' },
          { label: 'Contributor Docs', href: 'https://contributor.strapi.io' },
          { label: 'Strapi Design System', href: 'https://design-system.strapi.io' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discord', href: 'https://discord.strapi.io' },
          { label: 'Twitter', href: 'https://twitter.com/strapijs' },
          { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/strapi' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', href: 'https://strapi.io/blog' },
          { label: 'GitHub', href: 'https://github.com/strapi/strapi' },
          { label: 'Strapi.io', href: 'https://strapi.io' },
        ],
      },
    ],
  },
})
