import type { StrapiDatabase } from './strapi.ts'

type Task = () => unknown

interface Open {
  commit: Task[]
  rollback: Task[]
}

interface Handle {
  trx: unknown
  commit(): Promise<void>
  rollback(): Promise<void>
  onCommit(task: Task): void
  onRollback(task: Task): void
}

/**
 * Provides database transactions without async context: there is one connection and one request at a time, so a transaction that starts
 * inside another one becomes part of it.
 * @param exec runs a statement
 */
export function giveTransactions(db: StrapiDatabase, exec: (sql: string) => void): void {
  let open: Open | undefined
  const trx = asTransaction(db.connection)

  const end = (mine: Open | undefined, sql: string, tasks: (mine: Open) => Task[]): Promise<void> => {
    // Otherwise, it is part of another transaction, which ends for both, or it has already ended.
    if (mine && mine === open) {
      open = undefined
      exec(sql)
      for (const task of tasks(mine)) task()
    }
    return Promise.resolve()
  }

  const transaction = async (task?: (handle: Handle) => Promise<unknown>): Promise<unknown> => {
    const isOutermost = open === undefined
    if (isOutermost) {
      exec('BEGIN')
      open = { commit: [], rollback: [] }
    }
    const current = open!
    const mine = isOutermost ? current : undefined
    const commit = () => end(mine, 'COMMIT', (ended) => ended.commit)
    const rollback = () => end(mine, 'ROLLBACK', (ended) => ended.rollback)
    if (!task) return { commit, rollback, get: () => trx }
    try {
      const result = await task({
        trx,
        commit,
        rollback,
        onCommit: (each) => void current.commit.push(each),
        onRollback: (each) => void current.rollback.push(each),
      })
      await commit()
      return result
    } catch (error) {
      await rollback()
      throw error
    }
  }
  db.transaction = transaction as StrapiDatabase['transaction']
  db.inTransaction = () => open !== undefined
}

/** Creates a transaction on the same connection. Knex only accepts a client that is marked as transacting; nested ones are part of it. */
function asTransaction(connection: StrapiDatabase['connection']): unknown {
  const client: unknown = Object.create(connection.client, { transacting: { value: true } })
  const context: unknown = Object.create(connection.context, { transaction: { value: (task: (trx: unknown) => unknown) => task(trx) } })
  const trx: unknown = new Proxy(connection, {
    get: (target, key) => (key === 'client' ? client : key === 'context' ? context : (Reflect.get(target, key) as unknown)),
  })
  return trx
}
