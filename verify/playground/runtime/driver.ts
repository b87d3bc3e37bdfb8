import type { Database, Sqlite } from './sqlite.ts'

let current: Database | undefined

/** What Knex takes for better-sqlite3: every connection is to the one database that there is. */
export default class Driver {
  prepare(sql: string) {
    return open().prepare(sql)
  }

  close(): void {}
}

/** The database that questions are about. */
export function open(): Database {
  if (!current) throw new Error('The content isn’t there yet.')
  return current
}

/** The content, in the state in which readers find it. */
export class Content {
  readonly #sqlite: Sqlite
  readonly #image: Uint8Array

  constructor(sqlite: Sqlite, image: ArrayBuffer) {
    this.#sqlite = sqlite
    this.#image = new Uint8Array(image)
    this.reset()
  }

  /** Puts everything back. */
  reset(): void {
    current?.close()
    current = this.#sqlite.open(this.#image)
    current.exec('PRAGMA foreign_keys = on')
  }
}
