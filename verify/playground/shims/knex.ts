import Client from 'knex/lib/dialects/better-sqlite3/index.js'
import makeKnex from 'knex/lib/knex-builder/make-knex.js'
import Driver from '../runtime/driver.ts'

/** The only connection, without a pool: nothing in a transaction waits for another connection, as on the server. */
const connection = Object.assign(new Driver(), { __knexUid: 'playground' })

class UnpooledClient extends Client {
  acquireConnection() {
    return Promise.resolve(connection)
  }

  releaseConnection() {
    return Promise.resolve()
  }
}

export default (config: object) => makeKnex(new UnpooledClient(config))
