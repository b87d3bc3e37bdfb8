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

/** The least that SQLite has: most tables have a handful of rows, and empty pages cost something, compressed, too. */
const PAGE_SIZE = 512

/** What administrators do and what the process keeps: the tables stay, because queries join them, without rows. */
const EMPTY = /^(?:admin|strapi)_/
/** Rows that stay all the same: nobody knows the default locale otherwise. */
const KEPT: Record<string, string> = { strapi_core_store_settings: "key = 'plugin_i18n_default_locale'" }
/** Content says who made it. Of these tables the numbers of rows stay, and nothing else. */
const NUMBERS_ONLY = new Set(['admin_users'])
/** What nobody may read of an account, and of a type of the application: an address there is that of a restaurant. */
const SECRETS = { account: /email|password|token/i, application: /password/ }

/**
 * The seeded content as a database file. Tables, indexes and the order of rows are those of the seed: answers that aren't sorted
 * depend on them. A file of small pages is there in 4 ms, where SQL that makes it, at half the size, takes 250.
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

/** What makes it of an empty database. */
function withoutSecrets(db: Sqlite, models: Models): string {
  // Tables are made in the order in which Strapi read its files, which may differ; the indexes of one stay in theirs.
  const objects = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY tbl_name, type = 'index', rowid",
    )
    .all()
  const lines = objects.map(({ sql }) => `${String(sql)};`)
  const tables = objects.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  for (const table of tables) lines.push(...insertRows(db, table, secretColumns(table, models)))
  // Ids go on where they ended, also those of rows that aren't here.
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

/** Sizes of a picture are made side by side, and listed as they finish. */
function inOrder(formats: string): string {
  const sizes = JSON.parse(formats) as object | null
  return sizes === null
    ? formats
    : JSON.stringify(Object.fromEntries(Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other))))
}

/** As long as it was: some samples count letters. */
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

/** As Strapi names columns. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`The playground’s content can’t have a value of type ${typeof value} (build/content.ts).`)
}
