// The part of the sample application's configuration that responses depend on; `build/export-models.ts` compares it with the real one.

export const configuration = {
  environment: 'development',
  api: { rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true } },
  graphql: { shadowCRUD: true, endpoint: '/graphql', subscriptions: false, maxLimit: -1, depthLimit: 7, amountLimit: 100 },
  server: { host: 'localhost', port: 1337, absoluteUrl: 'http://localhost:1337', app: { keys: [] } },
  admin: { absoluteUrl: 'http://localhost:1337/admin' },
  database: {
    connection: {
      client: 'sqlite',
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
    },
    settings: {},
  },
  dirs: { app: { root: '' } },
}
