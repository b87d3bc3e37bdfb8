interface Strapi {
  getModel(uid: string): { collectionName: string; attributes: Record<string, { type: string }> }
  documents(uid: string): { findFirst(params: object): Promise<Record<string, unknown>> }
  db: { schema: { schema: { tables: Array<{ name: string; columns: Array<{ name: string; type: string; args: unknown[] }> }> } } }
}

const TYPES = [
  'string',
  'text',
  'richtext',
  'blocks',
  'email',
  'password',
  'uid',
  'enumeration',
  'integer',
  'biginteger',
  'float',
  'decimal',
  'boolean',
  'json',
  'date',
  'time',
  'datetime',
]

/** For each type of scalar attribute: the type of its value in JavaScript, and that of its database column. */
export default async function attributeColumns(strapi: Strapi): Promise<string[][]> {
  const rows: string[][] = []
  for (const type of TYPES) {
    const uid = type === 'text' ? 'api::chef.chef' : 'api::restaurant.restaurant'
    const { collectionName, attributes } = strapi.getModel(uid)
    const name =
      Object.keys(attributes).find((key) => attributes[key]!.type === type && !key.endsWith('At')) ??
      Object.keys(attributes).find((key) => attributes[key]!.type === type)!
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const { columns } = strapi.db.schema.schema.tables.find((table) => table.name === collectionName)!
    const column = columns.find((candidate) => candidate.name === snake)!
    const entry = await strapi.documents(uid).findFirst({ filters: { [name]: { $notNull: true } } })
    const value = entry[name]
    const sizes = column.args.filter((arg) => typeof arg === 'number')
    rows.push([type, Array.isArray(value) ? 'array' : typeof value, sizes.length > 0 ? `${column.type}(${sizes.join(', ')})` : column.type])
  }
  return [['Type', 'In JavaScript', 'Column (Knex)'], ...rows]
}
