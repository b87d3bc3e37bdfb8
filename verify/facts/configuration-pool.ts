import { createRequire } from 'node:module'

const SHOWN = [
  'min',
  'max',
  'acquireTimeoutMillis',
  'createTimeoutMillis',
  'destroyTimeoutMillis',
  'idleTimeoutMillis',
  'reapIntervalMillis',
  'createRetryIntervalMillis',
] as const

type PoolOptions = Record<(typeof SHOWN)[number], number>

/** The pool of a database server, as Knex configures it. */
export default function rows(): string[][] {
  const require = createRequire(import.meta.url)
  const Client = require('knex/lib/client') as new (config: object) => { getPoolSettings(config: object): object }
  const { Pool } = require('tarn') as { Pool: new (options: object) => PoolOptions & { destroy(): Promise<void> } }
  const settings = new Client({ client: 'pg' }).getPoolSettings({})
  const pool = new Pool({ ...settings, create: () => ({}), destroy: () => undefined })
  return [['Option', 'Default'], ...SHOWN.map((name) => [name, String(pool[name])])]
}
