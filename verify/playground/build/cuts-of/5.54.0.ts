import { CORE, notHere, type VersionCuts } from '../cuts.ts'

export default {
  modules: {
    '@strapi/i18n/server': 'i18n-in-modules',
    '@strapi/plugin-users-permissions/sanitizers': '@strapi/plugin-users-permissions/server/src/utils/sanitize/sanitizers.js',
  },

  hasGraphql: false,
  tokenStrategy: 'content-api-token',

  cuts: [
    { import: 'node:http', by: 'http', reason: 'Its words for a status, which the answers have anyway.' },
    { import: 'zod/v4', by: 'zod', reason: 'What it describes of a route is for the OpenAPI document; no request is checked by it.' },
    {
      import: /\/validation\/content-type\.mjs$/,
      from: /@strapi\/core\/dist\//,
      by: 'route-validator',
      reason: 'It describes each route for the OpenAPI document.',
    },
    ...notHere(['@strapi/typescript-utils'], 'Migrations in TypeScript are looked for with it: 3.6 MB.', CORE),
    { import: 'side-channel', by: 'side-channel', reason: 'What qs writes beside a list, a WeakMap can hold: 8 kB.' },
    ...notHere(['configstore', 'semver', 'boxen', 'chalk'], 'The process tells its terminal of updates.', CORE),
  ],

  patches: [
    {
      file: '@strapi/database/dist/metadata/metadata.mjs',
      find: 'for (const model of cloneDeep(models ?? []))',
      put: 'for (const model of models)',
      reason: 'Nothing else uses the models that are read from JSON.',
    },
    {
      file: '@strapi/database/dist/dialects/index.mjs',
      find: 'return PostgresDialect;',
      put: 'return null;',
      reason: 'Only SQLite runs here.',
    },
    {
      file: '@strapi/database/dist/dialects/index.mjs',
      find: 'return MysqlDialect;',
      put: 'return null;',
      reason: 'Only SQLite runs here.',
    },
    {
      file: '@strapi/database/dist/dialects/sqlite/index.mjs',
      find: 'this.schemaInspector = new SqliteSchemaInspector(db);',
      put: '',
      reason: 'Only migrations look at the schema.',
    },
    {
      file: '@strapi/i18n/dist/server/constants/index.mjs',
      find: 'isoLocales.find(',
      put: '[].find(',
      reason: 'Only the first start looks for the default locale there, and only who adds one needs the list of all: 4 kB.',
    },
    {
      file: '@strapi/i18n/dist/server/bootstrap.mjs',
      find: 'export { bootstrap as default };',
      put: 'export { registerModelsHooks };',
      reason: 'What answers depend on, without what administrators use.',
    },
  ],
} satisfies VersionCuts
