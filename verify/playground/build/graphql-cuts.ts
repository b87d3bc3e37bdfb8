// Modules that the GraphQL part leaves out or replaces, with reasons; the same rules as in `cuts.ts`.

import { notHere, type Cut, type Patch } from './cuts.ts'

const APOLLO = /@apollo\/server\/dist\//

export const cuts: Cut[] = [
  // Node modules that a worker doesn't have.
  { import: /^(?:node:)?util$/, by: 'util', reason: 'Apollo Server and Nexus use it to show values.' },
  { import: /^(?:node:)?path$/, by: 'path', reason: 'Nexus makes paths of the files that it writes during development.' },
  { import: '@apollo/utils.createhash', by: 'create-hash', reason: 'Queries have a hash, which is SHA-256 here, too.' },
  { import: 'node:url', by: 'url', reason: 'A query in an address is behind its question mark.' },
  ...notHere(['fs', 'prettier'], 'Nexus writes types for editors during development; there are no files.', /\/nexus\//),
  ...notHere(['node:stream'], 'Responses are never requested in parts.', /@as-integrations\/koa/),

  // The server around Apollo Server.
  { import: '@koa/cors', by: 'next', reason: 'There is no other origin: it would add a header that no page reads.' },
  { import: 'koa-bodyparser', by: 'body-parser', reason: 'The body has been read before; on the server, too.' },
  {
    import: /^(?:@apollo\/server|\.)\/plugin\/landingPage\/default(?:\/index\.js)?$/,
    by: 'apollo-plugins',
    reason: 'The sandbox is a page of Apollo’s own site.',
  },
  {
    import: './plugin/inlineTrace/index.js',
    from: APOLLO,
    by: 'apollo-plugins',
    reason: 'Traces are for a gateway in front of several servers.',
  },
  ...notHere(
    ['./plugin/usageReporting/index.js', './plugin/schemaReporting/index.js'],
    'Reports go to Apollo’s service, from a server that has a key of it.',
    APOLLO,
  ),
  ...notHere(['@graphql-tools/schema'], 'Apollo Server gets a schema, and makes none of type definitions.', APOLLO),

  // Other parts of the playground.
  {
    import: /^\.\/index-\w+\.mjs$/,
    from: /@strapi\/upload\/dist\/_chunks\/graphql-/,
    by: 'file-model',
    reason: 'What it adds to the schema needs one name of the upload plugin’s.',
  },
]

export const patches: Patch[] = [
  {
    file: '@strapi/i18n/dist/server/index.mjs',
    find: 'export {\n  index as default\n}',
    put: 'export { graphqlProvider, isoLocalesService }',
    reason: 'What it adds to the schema, and the locales that an argument may have.',
  },
  {
    file: '@apollo/server/dist/esm/errorNormalize.js',
    find: "graphqlError.stack?.split('\\n')",
    put: '[`${(graphqlError.originalError ?? graphqlError).name}: ${graphqlError.message}`]',
    reason: 'The lines of a stack name places in the server’s files, which aren’t here.',
  },
]
