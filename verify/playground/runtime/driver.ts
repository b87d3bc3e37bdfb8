import type { Database, Sqlite } from './sqlite.ts'

let current: Database | undefined

/** Replaces better-sqlite3 for Knex: all connections use the current database. */
export default class Driver {
  prepare(sql: string) {
    return open().prepare(sql)
  }

  close(): void {}
}

/** Returns the current database. */
export function open(): Database {
  if (!current) throw new Error('The content isn’t there yet.')
  return current
}

/** The content in its initial state. */
export class Content {
  readonly #sqlite: Sqlite
  readonly #image: Uint8Array

  constructor(sqlite: Sqlite, image: ArrayBuffer) {
    this.#sqlite = sqlite
    this.#image = new Uint8Array(image)
    this.reset()
  }

  /** Resets the database. */
  reset(): void {
    current?.close()
    current = this.#sqlite.open(this.#image)
    current.exec('PRAGMA foreign_keys = on')
  }
}
