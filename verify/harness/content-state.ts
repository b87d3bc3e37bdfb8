/** The part of Strapi's API that is used to read its database. */
export interface Storage {
  contentTypes: Record<string, Schema>
  components: Record<string, Schema>
  db: {
    query(uid: string): { findMany(parameters: object): Promise<Row[]> }
    lifecycles: { run(...event: unknown[]): Promise<Map<unknown, unknown>> }
    connection: { raw(sql: string): Promise<Array<{ count: number }>> }
  }
}

interface Schema {
  modelType: string
  options?: { draftAndPublish?: boolean }
  pluginOptions?: { i18n?: { localized?: boolean } }
  info: { singularName: string; pluralName: string }
  attributes: Record<string, Attribute>
}

interface Attribute {
  type: string
  target?: string
  mappedBy?: string
  relation?: string
  component?: string
  components?: string[]
}

type Row = Record<string, unknown>

/** Documents of a content type. */
export interface Documents {
  names: { one: string; other: string }
  /** Document ID → version key → version. */
  versions: Map<string, Map<string, Version>>
}

/** A document in one locale and status. */
export interface Version {
  status?: 'draft' | 'published'
  locale?: string
  /** Attribute values as JSON. */
  values: Record<string, string>
}

/** All documents, by content type UID. */
export type State = Map<string, Documents>

/** Attributes that change automatically or are derived. */
const IGNORED = new Set(['id', 'documentId', 'locale', 'localizations', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'lastUsedAt'])

/** Returns the number of changed rows since the connection was opened, a cheap way to detect changes. */
export async function changesOf({ db }: Storage): Promise<number> {
  const [row] = await db.connection.raw('select total_changes() as count')
  return row!.count
}

/** Reads all documents, without triggering the application's lifecycle hooks. */
export async function readState(strapi: Storage): Promise<State> {
  const state: State = new Map()
  const { lifecycles } = strapi.db
  const { run } = lifecycles
  lifecycles.run = () => Promise.resolve(new Map())
  try {
    for (const [uid, schema] of Object.entries(strapi.contentTypes)) {
      const rows = await strapi.db.query(uid).findMany({ populate: populateOf(strapi, schema), orderBy: 'id' })
      const { singularName, pluralName } = schema.info
      const documents: Documents = { names: { one: singularName, other: pluralName }, versions: new Map() }
      for (const row of rows) addVersion(documents, row, schema)
      state.set(uid, documents)
    }
  } finally {
    lifecycles.run = run
  }
  return state
}

function addVersion({ versions }: Documents, row: Row, { options, pluginOptions, attributes }: Schema): void {
  const status = row.publishedAt === null ? 'draft' : 'published'
  const version: Version = {
    ...(options?.draftAndPublish ? { status } : {}),
    ...(pluginOptions?.i18n?.localized && row.locale ? { locale: String(row.locale) } : {}),
    values: {},
  }
  const isCopied = version.status !== undefined || version.locale !== undefined
  for (const [name, { type }] of Object.entries(attributes)) {
    // Each copy of a version hashes the password again.
    if (type === 'password' && isCopied) continue
    if (!IGNORED.has(name) && name in row) version.values[name] = JSON.stringify(row[name], lasting)
  }
  const id = String(row.documentId ?? row.id)
  const ofDocument = versions.get(id) ?? new Map<string, Version>()
  versions.set(id, ofDocument.set(`${version.status} ${version.locale}`, version))
}

/** Drops values that change with each publication: row IDs, and the time in `publishedAt`. */
function lasting(key: string, value: unknown): unknown {
  if (key === 'id') return undefined
  return key === 'publishedAt' ? value !== null : value
}

/** Returns populate parameters for an entry's components and the documents in its relations. */
function populateOf(strapi: Storage, { attributes }: Schema): object {
  const entries = Object.entries(attributes).flatMap(([name, attribute]): Array<[string, object]> => {
    switch (attribute.type) {
      case 'relation': {
        const target = strapi.contentTypes[attribute.target ?? '']
        if (!target || attribute.mappedBy !== undefined || IGNORED.has(name)) return []
        const select = ['locale', 'publishedAt'].filter((key) => key in target.attributes)
        return [[name, { select: ['id', 'documentId', ...select] }]]
      }
      case 'media':
        return [[name, { select: ['id', 'documentId', 'name'] }]]
      case 'component':
        return [[name, { populate: populateOf(strapi, strapi.components[attribute.component!]!) }]]
      case 'dynamiczone': {
        const on = attribute.components!.map((uid) => [uid, { populate: populateOf(strapi, strapi.components[uid]!) }])
        return [[name, { on: Object.fromEntries(on) as object }]]
      }
      default:
        return []
    }
  })
  return Object.fromEntries(entries) as object
}
