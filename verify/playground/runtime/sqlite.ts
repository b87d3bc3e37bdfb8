// SQLite as WebAssembly (`build/sqlite.ts`), with the methods of better-sqlite3 that Knex calls.

import { clock } from './clock.ts'

interface SqliteExports {
  memory: WebAssembly.Memory
  malloc(size: number): number
  free(at: number): void
  sqlite3_initialize(): number
  sqlite3_open_v2(name: number, out: number, flags: number, vfs: number): number
  sqlite3_close_v2(db: number): number
  sqlite3_malloc(size: number): number
  sqlite3_deserialize(db: number, schema: number, data: number, size: bigint, room: bigint, flags: number): number
  sqlite3_exec(db: number, sql: number, callback: number, argument: number, error: number): number
  sqlite3_prepare_v2(db: number, sql: number, size: number, out: number, tail: number): number
  sqlite3_finalize(statement: number): number
  sqlite3_step(statement: number): number
  sqlite3_bind_parameter_count(statement: number): number
  sqlite3_bind_null(statement: number, index: number): number
  sqlite3_bind_double(statement: number, index: number, value: number): number
  sqlite3_bind_int64(statement: number, index: number, value: bigint): number
  sqlite3_bind_text(statement: number, index: number, text: number, size: number, copy: number): number
  sqlite3_column_count(statement: number): number
  sqlite3_column_name(statement: number, column: number): number
  sqlite3_column_type(statement: number, column: number): number
  sqlite3_column_double(statement: number, column: number): number
  sqlite3_column_text(statement: number, column: number): number
  sqlite3_column_blob(statement: number, column: number): number
  sqlite3_column_bytes(statement: number, column: number): number
  sqlite3_errmsg(db: number): number
  sqlite3_extended_errcode(db: number): number
  sqlite3_last_insert_rowid(db: number): bigint
  sqlite3_changes(db: number): number
}

type Value = number | bigint | string | boolean | null | undefined
type Row = Record<string, unknown>

const ROW = 100
const DONE = 101
const READ_WRITE_CREATE = 6
/** Makes SQLite copy bound values. */
const TRANSIENT = -1
const FREE_ON_CLOSE = 1
const RESIZEABLE = 2
const INTEGER = 1
const FLOAT = 2
const TEXT = 3
const BLOB = 4

/** better-sqlite3's names of error codes; the low byte of a code is the primary one. */
const CODES: Record<number, string> = {
  1: 'SQLITE_ERROR',
  19: 'SQLITE_CONSTRAINT',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
}

/** An error of SQLite in better-sqlite3's format. */
export class SqliteError extends Error {
  override name = 'SqliteError'
  readonly code: string

  constructor(message: string, code: number) {
    super(message)
    this.code = CODES[code] ?? CODES[code & 0xff] ?? `UNKNOWN_SQLITE_ERROR_${code}`
  }
}

/** A SQLite instance that opens databases. */
export class Sqlite {
  readonly #exports: SqliteExports
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder()

  private constructor(exports: SqliteExports) {
    this.#exports = exports
  }

  /** Compiles and starts the built module. */
  static async start(bytes: ArrayBuffer): Promise<Sqlite> {
    const { instance } = await WebAssembly.instantiate(bytes, { host: { now: () => clock.now() } })
    const exports = instance.exports as unknown as SqliteExports
    exports.sqlite3_initialize()
    return new Sqlite(exports)
  }

  /** Opens an in-memory database, empty or with a copy of an image. */
  open(image?: Uint8Array): Database {
    const out = this.#exports.malloc(4)
    const name = this.write(':memory:')
    this.#exports.sqlite3_open_v2(name.at, out, READ_WRITE_CREATE, 0)
    const handle = this.#number(out)
    this.#exports.free(out)
    this.#exports.free(name.at)
    if (image) this.#fill(handle, image)
    return new Database(this, this.#exports, handle)
  }

  #fill(db: number, image: Uint8Array): void {
    const at = this.#exports.sqlite3_malloc(image.length)
    new Uint8Array(this.#exports.memory.buffer).set(image, at)
    const schema = this.write('main')
    const size = BigInt(image.length)
    const code = this.#exports.sqlite3_deserialize(db, schema.at, at, size, size, FREE_ON_CLOSE | RESIZEABLE)
    this.#exports.free(schema.at)
    if (code !== 0) throw this.error(db)
  }

  /** Writes a null-terminated string to SQLite's memory; the caller must free it. `size` is in bytes without the terminator. */
  write(text: string): { at: number; size: number } {
    const bytes = this.#encoder.encode(text)
    const at = this.#exports.malloc(bytes.length + 1)
    const memory = new Uint8Array(this.#exports.memory.buffer)
    memory.set(bytes, at)
    memory[at + bytes.length] = 0
    return { at, size: bytes.length }
  }

  /** Reads a string; without a size, up to the null terminator. */
  read(at: number, size?: number): string {
    const memory = new Uint8Array(this.#exports.memory.buffer)
    return this.#decoder.decode(memory.subarray(at, size === undefined ? memory.indexOf(0, at) : at + size))
  }

  /** Copies bytes from SQLite's memory. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer).slice(at, at + size)
  }

  /** Prepares a statement. */
  prepare(db: number, sql: string): number {
    const text = this.write(sql)
    const out = this.#exports.malloc(4)
    const code = this.#exports.sqlite3_prepare_v2(db, text.at, text.size + 1, out, 0)
    const statement = this.#number(out)
    this.#exports.free(out)
    this.#exports.free(text.at)
    if (code !== 0) throw this.error(db)
    return statement
  }

  /** The last error. */
  error(db: number): SqliteError {
    return new SqliteError(this.read(this.#exports.sqlite3_errmsg(db)), this.#exports.sqlite3_extended_errcode(db))
  }

  #number(at: number): number {
    return new DataView(this.#exports.memory.buffer).getUint32(at, true)
  }
}

/** A database with the methods of better-sqlite3 that Knex calls. */
export class Database {
  readonly #sqlite: Sqlite
  readonly #exports: SqliteExports
  readonly #handle: number

  constructor(sqlite: Sqlite, exports: SqliteExports, handle: number) {
    this.#sqlite = sqlite
    this.#exports = exports
    this.#handle = handle
  }

  /** Runs statements without results. */
  exec(sql: string): void {
    const text = this.#sqlite.write(sql)
    const code = this.#exports.sqlite3_exec(this.#handle, text.at, 0, 0, 0)
    this.#exports.free(text.at)
    if (code !== 0) throw this.#sqlite.error(this.#handle)
  }

  /** Prepares a statement, which can be run once. @throws SqliteError if it is invalid */
  prepare(sql: string): Statement {
    return new Statement({ sqlite: this.#sqlite, exports: this.#exports, db: this.#handle }, this.#sqlite.prepare(this.#handle, sql))
  }

  close(): void {
    this.#exports.sqlite3_close_v2(this.#handle)
  }
}

interface Home {
  sqlite: Sqlite
  exports: SqliteExports
  db: number
}

class Statement {
  readonly #home: Home
  readonly #handle: number
  /** Whether the statement returns rows. */
  readonly reader: boolean

  constructor(home: Home, handle: number) {
    this.#home = home
    this.#handle = handle
    this.reader = home.exports.sqlite3_column_count(handle) > 0
  }

  all(values: Value[]): Row[] {
    return this.#finish(() => {
      this.#bind(values)
      const names = this.#names()
      const rows: Row[] = []
      while (this.#step()) rows.push(Object.fromEntries(names.map((name, column) => [name, this.#value(column)])))
      return rows
    })
  }

  run(values: Value[]): { changes: number; lastInsertRowid: number } {
    return this.#finish(() => {
      this.#bind(values)
      while (this.#step());
      const { exports, db } = this.#home
      return { changes: exports.sqlite3_changes(db), lastInsertRowid: Number(exports.sqlite3_last_insert_rowid(db)) }
    })
  }

  #finish<Result>(task: () => Result): Result {
    try {
      return task()
    } finally {
      this.#home.exports.sqlite3_finalize(this.#handle)
    }
  }

  #step(): boolean {
    const code = this.#home.exports.sqlite3_step(this.#handle)
    if (code !== ROW && code !== DONE) throw this.#home.sqlite.error(this.#home.db)
    return code === ROW
  }

  #names(): string[] {
    const { exports, sqlite } = this.#home
    return Array.from({ length: exports.sqlite3_column_count(this.#handle) }, (_, column) =>
      sqlite.read(exports.sqlite3_column_name(this.#handle, column)),
    )
  }

  #bind(values: Value[]): void {
    const wanted = this.#home.exports.sqlite3_bind_parameter_count(this.#handle)
    if (values.length < wanted) throw new RangeError('Too few parameter values were provided')
    if (values.length > wanted) throw new RangeError('Too many parameter values were provided')
    for (const [index, value] of values.entries()) this.#bindOne(index + 1, value)
  }

  /** Binds all numbers as floats like better-sqlite3, which matters for columns without a type. */
  #bindOne(index: number, value: Value): void {
    const { exports, sqlite } = this.#home
    if (value === null || value === undefined) exports.sqlite3_bind_null(this.#handle, index)
    else if (typeof value === 'number') exports.sqlite3_bind_double(this.#handle, index, value)
    else if (typeof value === 'bigint') exports.sqlite3_bind_int64(this.#handle, index, value)
    else if (typeof value === 'string') {
      const { at, size } = sqlite.write(value)
      exports.sqlite3_bind_text(this.#handle, index, at, size, TRANSIENT)
      exports.free(at)
    } else throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null')
  }

  #value(column: number): unknown {
    const { exports, sqlite } = this.#home
    switch (exports.sqlite3_column_type(this.#handle, column)) {
      case INTEGER:
      case FLOAT:
        return exports.sqlite3_column_double(this.#handle, column)
      case TEXT: {
        const at = exports.sqlite3_column_text(this.#handle, column)
        return sqlite.read(at, exports.sqlite3_column_bytes(this.#handle, column))
      }
      case BLOB: {
        const at = exports.sqlite3_column_blob(this.#handle, column)
        return sqlite.bytes(at, exports.sqlite3_column_bytes(this.#handle, column))
      }
      default:
        return null
    }
  }
}
