import { CORE, notHere, type VersionCuts } from '../cuts.ts'

export default {
  modules: {
    '@strapi/i18n/server': '@strapi/i18n/dist/server/index.mjs',
    '@strapi/plugin-users-permissions/sanitizers': '@strapi/plugin-users-permissions/server/utils/sanitize/sanitizers.js',
  },

  hasGraphql: true,
  tokenStrategy: 'api-token',

  cuts: [
    ...notHere(['./utils/update-notifier/index.mjs'], 'The process, its network and its files.', CORE),
    ...notHere(['umzug'], 'The content comes with its tables.'),
    ...notHere(['zod'], 'Strapi’s helpers for it are for the code of plugins: 13 kB.'),
  ],

  patches: [
    {
      file: '@strapi/database/dist/index.mjs',
      find: 'for (const model of cloneDeep(models ?? []))',
      put: 'for (const model of models)',
      reason: 'Nothing else uses the models that are read from JSON.',
    },
    {
      file: '@strapi/core/dist/registries/content-types.mjs',
      find: 'return pickBy((_, uid) => hasNamespace(uid, namespace))(contentTypes);',
      put: 'return namespace === undefined ? contentTypes : pickBy((_, uid) => hasNamespace(uid, namespace))(contentTypes);',
      reason: 'Each model that is looked up asks for all of them: a tenth of the first answer. Newer versions don’t.',
    },
    {
      file: '@strapi/i18n/dist/server/index.mjs',
      find: 'export {\n  index as default\n}',
      put: 'export { registerModelsHooks, localizations, contentTypes, locales, contentApi, sanitizeLocale }',
      reason: 'What answers depend on, without what administrators use.',
    },
    {
      file: '@strapi/i18n/dist/server/index.mjs',
      find: 'isoLocales.map(prop("code"))',
      put: '[]',
      reason: 'Only who adds a locale needs the list of all: 30 kB.',
    },
    {
      file: '@strapi/i18n/dist/server/index.mjs',
      find: 'isoLocales.find(',
      put: '[].find(',
      reason: 'Only the first start looks for the default locale there.',
    },
    { file: '@strapi/database/dist/index.mjs', find: 'return PostgresDialect;', put: 'return null;', reason: 'Only SQLite runs here.' },
    { file: '@strapi/database/dist/index.mjs', find: 'return MysqlDialect;', put: 'return null;', reason: 'Only SQLite runs here.' },
    {
      file: '@strapi/database/dist/index.mjs',
      find: 'this.schemaInspector = new SqliteSchemaInspector(db);',
      put: '',
      reason: 'Only migrations look at the schema.',
    },
  ],
} satisfies VersionCuts
