// Modules of all Strapi versions that the playground leaves out or replaces, with reasons; `cuts-of/` has those of each version. An unused
// cut fails the build (`bundle.ts`), because a new Strapi must be reviewed.

/** An import that is redirected. */
export interface Cut {
  /** The import's specifier; a regular expression for several. */
  import: string | RegExp
  /** End of the importer's path; any importer by default. */
  from?: RegExp
  /** Whether it only applies to CommonJS `require`. */
  isRequired?: true
  /** A file of `shims/` without extension, or a path relative to the installed packages. */
  by: string
  reason: string
}

/** A text replacement in a file of Strapi. */
export interface Patch {
  /** End of the file's path. */
  file: string
  find: string
  put: string
  reason: string
}

/** Additional cuts of one version. */
export interface VersionCuts {
  cuts: Cut[]
  patches: Patch[]
  /** The version's modules for the runtime: a path relative to the installed packages, or a file of `shims/` without extension. */
  modules: Record<'@strapi/i18n/server' | '@strapi/plugin-users-permissions/sanitizers', string>
  /** Whether it has a GraphQL part (`graphql-cuts.ts`). */
  hasGraphql: boolean
  /** Name of the API tokens' strategy, which policies see and the administration registers. */
  tokenStrategy: string
}

const NOTHING = 'nothing'

/** Cuts modules without a replacement. */
export const notHere = (names: string[], reason: string, from?: RegExp): Cut[] =>
  names.map((name) => ({ import: name, by: NOTHING, reason, ...(from && { from }) }))

export const CORE = /@strapi\/core\/dist\/Strapi\.mjs$/

export const cuts: Cut[] = [
  // Node modules that a worker doesn't have.
  {
    import: /^(?:node:)?async_hooks$/,
    by: 'async-hooks',
    reason: 'A worker answers one question at a time: a variable is context enough.',
  },
  {
    import: /^(?:node:)?crypto$/,
    by: 'crypto',
    reason: 'Uses the random bytes of the harness, so that responses match the recorded ones.',
  },
  { import: /^(?:node:)?path$/, by: 'path', reason: 'Only the name of the database file goes through it.' },
  { import: /^(?:node:)?util$/, by: 'util', reason: 'Knex and the utilities use five of its functions.' },
  { import: /^(?:node:)?assert(?:\/strict)?$/, by: 'assert', reason: 'Two checks of arguments.' },
  { import: /^(?:node:)?stream$/, by: 'stream', reason: 'Classes extend it, and nothing here reads a stream.' },
  { import: /^(?:node:)?timers$/, by: 'timers', reason: 'The worker’s own timers.' },
  { import: /^(?:node:)?events$/, by: 'events', reason: 'Knex tells its listeners of queries.' },
  { import: 'fs-extra', by: 'fs-extra', reason: 'There are no files; the database asks for its folder.' },
  { import: 'debug', by: 'debug', reason: 'Its output isn’t shown anywhere.' },
  { import: '@paralleldrive/cuid2', by: 'cuid2', reason: 'Uses the IDs of the harness, so that responses match the recorded ones.' },

  // The server.
  ...notHere(['global-agent'], 'There is no network.', CORE),
  { import: '@strapi/logger', by: 'logger', from: CORE, reason: 'The server’s log isn’t shown anywhere.' },
  {
    import: './configuration/index.mjs',
    by: 'configuration',
    from: CORE,
    reason: 'The configuration comes with the models: there are no files.',
  },
  {
    import: './providers/index.mjs',
    by: 'providers',
    from: CORE,
    reason: 'Registries and the core store; administration, webhooks, telemetry and cron are left out.',
  },
  ...notHere(
    [
      './utils/open-browser.mjs',
      './utils/is-initialized.mjs',
      './utils/fetch.mjs',
      './utils/startup-logger.mjs',
      './services/fs.mjs',
      './services/reloader.mjs',
      './services/utils/dynamic-zones.mjs',
      './services/server/index.mjs',
    ],
    'The process, its network and its files.',
    CORE,
  ),
  { import: './ee/index.mjs', by: 'enterprise', from: CORE, reason: 'The sample application has no license.' },
  { import: 'koa', by: 'koa', reason: 'A request that came through no socket needs a tenth of it (`runtime/context.ts`).' },
  {
    import: './permissions/index.mjs',
    by: 'permissions',
    from: /services\/content-api\/index\.mjs$/,
    reason: 'Who may do what comes from rows (`runtime/auth.ts`), without CASL.',
  },

  // The database.
  { import: 'knex', by: 'knex', reason: 'One dialect; Knex looks for the others by name.' },
  {
    import: 'better-sqlite3',
    by: 'better-sqlite3',
    from: /knex\/lib\/dialects\/better-sqlite3/,
    reason: 'SQLite as WebAssembly, of the same sources (`runtime/sqlite.ts`).',
  },
  { import: 'colorette', by: 'colorette', reason: 'What Knex warns of goes to the console, without colors.' },
  {
    import: /schema\/(?:compiler|tablebuilder|tablecompiler|columnbuilder|columncompiler|viewcompiler\.js|ddl|sqlite-\w+)$/,
    from: /knex\/lib\//,
    by: 'class-of-nothing',
    reason: 'The content comes with its tables.',
  },
  {
    import: /migrations\/(?:migrate\/Migrator|seed\/Seeder)$/,
    from: /knex\/lib\//,
    by: 'class-of-nothing',
    reason: 'The content comes with its tables and rows.',
  },
  { import: 'bcryptjs', by: 'bcryptjs', reason: 'Password hashes are neither shown nor compared here: 9 kB.' },
  { import: '@sindresorhus/slugify', by: 'slugify', reason: 'Only the administration and the GraphQL schema make slugs: 5 kB.' },
  ...notHere(['execa', 'preferred-pm', 'node-machine-id'], 'Of the utilities that the command line uses.'),

  // Duplicates of packages.
  {
    import: /^@strapi\/utils$/,
    from: /entity-validator/,
    by: 'utils-as-default',
    reason: 'It imports all of it, or a default export, which the module for bundlers lacks.',
  },
  { import: '@strapi/utils', isRequired: true, by: 'required-utils', reason: 'What is required is kept whole: 20 kB.' },
  { import: '@strapi/utils', by: '@strapi/utils/dist/index.mjs', reason: 'The form that can be shaken.' },
  { import: '@strapi/database', by: '@strapi/database/dist/index.mjs', reason: 'The form that can be shaken.' },
  { import: 'lodash/fp', by: 'functional-lodash', reason: 'Converting all of its functions takes a tenth of the first answer.' },
  { import: '@strapi/strapi', by: 'required-strapi', reason: 'The sample application wants the factories only.' },
  ...notHere(['../seed'], 'The content comes with its rows.'),
]

export const patches: Patch[] = [
  {
    file: '@strapi/database/dist/index.mjs',
    find: 'this.schema = createSchemaProvider(this);',
    put: '',
    reason: 'The content comes with its tables.',
  },
  {
    file: '@strapi/database/dist/index.mjs',
    find: 'this.migrations = createMigrationsProvider(this);',
    put: '',
    reason: 'The content comes with its tables.',
  },
  {
    file: '@strapi/core/dist/domain/module/index.mjs',
    find: 'validateModule(rawModule);',
    put: '',
    reason: 'The server has started with these modules.',
  },
  {
    file: 'lodash/lodash.js',
    find: 'return setToString(wrapper, insertWrapDetails(source, updateWrapDetails(getWrapDetails(source), bitmask)));',
    put: 'return wrapper;',
    reason: 'How a curried function prints itself, which takes a tenth of the first answer.',
  },
]
