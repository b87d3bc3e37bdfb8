import { createRequire } from 'node:module'
import { join } from 'node:path'
import { verifyFolder } from '../../harness/paths.ts'
import type { Models } from '../runtime/models.ts'

interface Sqlite {
  prepare(sql: string): { all(...values: unknown[]): Array<Record<string, unknown>> }
  pragma(setting: string): unknown
  exec(sql: string): void
  serialize(): Buffer
  close(): void
}

const Database = createRequire(join(verifyFolder, 'package.json'))('better-sqlite3') as new (path: string, options?: object) => Sqlite

/** SQLite's minimum, since most tables have few rows, and even empty pages take space when compressed. */
const PAGE_SIZE = 512

/** Tables of the administration and the server, which are kept without rows because queries join them. */
const EMPTY = /^(?:admin|strapi)_/
/** Rows to keep in these tables: the default locale is only stored there. */
const KEPT: Record<string, string> = { strapi_core_store_settings: "key = 'plugin_i18n_default_locale'" }
/** Tables of which only the IDs are kept, because content refers to its creators. */
const NUMBERS_ONLY = new Set(['admin_users'])
/** Columns to hide in accounts and in the application's types, where an address isn't personal. */
const SECRETS = { account: /email|password|token/i, application: /password/ }

/**
 * Exports the seeded content as a database file. Keeps tables, indexes, and the order of rows, which unsorted responses depend on. The
 * file opens in 4 ms; SQL would be half the size, but take 250 ms.
 * @param file database that the harness has seeded
 * @param models as exported
 */
export function exportContent(file: string, models: Models): Buffer {
  const seeded = new Database(file, { readonly: true })
  const sql = withoutSecrets(seeded, models)
  seeded.close()
  const made = new Database(':memory:')
  made.pragma(`page_size = ${PAGE_SIZE}`)
  made.pragma('foreign_keys = off')
  made.exec(`BEGIN; ${sql} COMMIT`)
  made.exec('VACUUM')
  const bytes = made.serialize()
  made.close()
  return bytes
}

/** SQL that creates the database without secrets. */
function withoutSecrets(db: Sqlite, models: Models): string {
  // Sorted by table, since Strapi creates tables in the order of reading their files, which may differ; indexes keep their order.
  const objects = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY tbl_name, type = 'index', rowid",
    )
    .all()
  const lines = objects.map(({ sql }) => `${String(sql)};`)
  const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  for (const table of tables) lines.push(...insertRows(db, table, secretColumns(table, models)))
  // Continue IDs after the last one, including those of removed rows.
  const sequence = db.prepare('SELECT name, seq FROM sqlite_sequence ORDER BY name').all()
  const ends = sequence.map(({ name, seq }) => `(${literal(name)},${Number(seq)})`)
  lines.push('DELETE FROM sqlite_sequence;', `INSERT INTO sqlite_sequence VALUES ${ends.join(',')};`)
  return lines.join('\n')
}

function insertRows(db: Sqlite, table: string, secrets: Set<string>): string[] {
  const kept = KEPT[table]
  const isNumbers = NUMBERS_ONLY.has(table)
  if (EMPTY.test(table) && kept === undefined && !isNumbers) return []
  const rows = db.prepare(`SELECT * FROM "${table}" ${kept === undefined ? '' : `WHERE ${kept}`} ORDER BY rowid`).all()
  if (rows.length === 0) return []
  const shown = (column: string, value: unknown) => {
    if (isNumbers) return column === 'id' ? value : null
    if (column === 'formats' && typeof value === 'string') return inOrder(value)
    return secrets.has(column) ? hidden(value) : value
  }
  const values = rows.map(
    (row) =>
      `(${Object.entries(row)
        .map(([column, value]) => literal(shown(column, value)))
        .join(',')})`,
  )
  return [`INSERT INTO "${table}" VALUES`, `${values.join(',\n')};`]
}

/** Sorts a picture's formats, which Strapi creates concurrently and lists in the order of completion. */
function inOrder(formats: string): string {
  const sizes = JSON.parse(formats) as object | null
  return sizes === null
    ? formats
    : JSON.stringify(Object.fromEntries(Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other))))
}

/** Hides a value but keeps its length, since some samples count characters. */
function hidden(value: unknown): string | null {
  return typeof value === 'string' ? '.'.repeat(value.length) : null
}

function secretColumns(table: string, { models }: Models): Set<string> {
  const model = models.find(({ tableName }) => tableName === table)
  if (!model) return new Set()
  const isApplication = model.uid?.startsWith('api::') || table.startsWith('components_')
  const secret = Object.entries(model.attributes).filter(([name, { type }]) =>
    isApplication ? SECRETS.application.test(String(type)) : SECRETS.account.test(`${name} ${String(type)}`),
  )
  return new Set(secret.map(([name, { columnName }]) => String(columnName ?? snakeCase(name))))
}

/** Converts a name to a column name like Strapi. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`The playground’s content can’t have a value of type ${typeof value} (build/content.ts).`)
}
