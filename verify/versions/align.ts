import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { verifyFolder } from '../harness/paths.ts'
import { uploadsOf } from '../harness/scratch.ts'

interface Database {
  prepare(sql: string): { all(...values: unknown[]): Row[]; run(...values: unknown[]): void }
  transaction(act: () => void): () => void
  close(): void
}

type Row = Record<string, unknown>

/** Columns that differ because clock and ID counter advanced differently before; samples refer to documents by ID. */
const COLUMNS = ['document_id', 'created_at', 'updated_at', 'published_at']
/** Columns of files: their names contain random bytes, and picture sizes depend on the image library. */
const COLUMNS_OF_FILES = ['hash', 'url', 'formats', 'size']

/**
 * Copies IDs, times, and files of the documented version's seeded content to this version's. Skips tables
 * whose rows have different numbers, such as permissions if one version has more of them.
 * @param database seeded by this version
 * @param documented database seeded by the documented version
 */
export async function alignContent(database: string, documented: string): Promise<void> {
  const done = `${database}.aligned`
  if (existsSync(done)) return
  const [own, model] = [openDatabase(database), openDatabase(documented)]
  own.transaction(() => {
    for (const table of tablesOf(own)) alignTable(own, model, table)
  })()
  own.close()
  model.close()
  await rm(uploadsOf(database), { recursive: true, force: true })
  await cp(uploadsOf(documented), uploadsOf(database), { recursive: true })
  await writeFile(done, '')
}

/** IDs of all documents in a database of this folder's version. */
export function documentIds(database: string): Set<string> {
  const own = openDatabase(database)
  const tables = tablesOf(own).filter((table) => columnsOf(own, table).includes('document_id'))
  const ids = tables.flatMap((table) =>
    own
      .prepare(`select document_id from "${table}"`)
      .all()
      .map((row) => String(row.document_id)),
  )
  own.close()
  return new Set(ids)
}

function alignTable(own: Database, model: Database, table: string): void {
  const columns = (table === 'files' ? [...COLUMNS, ...COLUMNS_OF_FILES] : COLUMNS).filter((name) =>
    [own, model].every((database) => columnsOf(database, table).includes(name)),
  )
  if (!columns.includes('document_id')) return
  const names = columns.map((name) => `"${name}"`)
  const rows = model.prepare(`select id, ${names.join(', ')} from "${table}" order by id`).all()
  const ids = own.prepare(`select id from "${table}" order by id`).all()
  if (rows.length !== ids.length || rows.some(({ id }, index) => id !== ids[index]!.id)) return
  const update = own.prepare(`update "${table}" set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`)
  for (const row of rows) update.run(...columns.map((name) => row[name]), row.id)
}

function openDatabase(file: string): Database {
  const Open = createRequire(join(verifyFolder, 'package.json'))('better-sqlite3') as new (file: string) => Database
  return new Open(file)
}

function tablesOf(database: Database): string[] {
  return database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`)
    .all()
    .map(({ name }) => String(name))
}

function columnsOf(database: Database, table: string): string[] {
  return database
    .prepare(`pragma table_info("${table}")`)
    .all()
    .map(({ name }) => String(name))
}
