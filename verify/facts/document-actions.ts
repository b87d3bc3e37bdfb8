interface Row {
  id: number
  documentId: string
  name: string
  publishedAt: string | null
}
type Params = Record<string, unknown>

interface Strapi {
  documents(uid: string): Record<string, (params: Params) => Promise<unknown>>
  db: {
    transaction(callback: () => Promise<void>): Promise<void>
    query(uid: string): { findMany(params: object): Promise<Row[]>; findOne(params: object): Promise<Row> }
  }
}

const DISH = 'api::dish.dish'
const CALLS: Array<[label: string, method: string, params: Params]> = [
  ['update()', 'update', { data: { name: 'Changed' } }],
  ["update() with status: 'published'", 'update', { data: { name: 'Changed' }, status: 'published' }],
  ['publish()', 'publish', {}],
  ['discardDraft()', 'discardDraft', {}],
  ['unpublish()', 'unpublish', {}],
  ['delete()', 'delete', {}],
]

class Undo extends Error {}

/** What each method does to the two rows of a published dish. */
export default async function documentActions(strapi: Strapi): Promise<string[][]> {
  const { documentId } = await strapi.db.query(DISH).findOne({ where: { name: 'Garden Curry' } })
  const read = () => strapi.db.query(DISH).findMany({ where: { documentId } })
  const before = await read()
  const rows = []
  for (const [label, method, params] of CALLS) {
    let after: Row[] = []
    try {
      await strapi.db.transaction(async () => {
        await strapi.documents(DISH)[method]!({ documentId, ...params })
        after = await read()
        throw new Undo()
      })
    } catch (error) {
      if (!(error instanceof Undo)) throw error
    }
    const fate = (isVersion: (row: Row) => boolean) => describe(before.find(isVersion)!, after.find(isVersion))
    rows.push([label, fate(({ publishedAt }) => publishedAt === null), fate(({ publishedAt }) => publishedAt !== null)])
  }
  return [['Method', 'Draft row', 'Published row'], ...rows]
}

function describe(before: Row, after: Row | undefined): string {
  if (!after) return 'Deleted'
  if (after.id !== before.id) return 'Replaced, new id'
  return after.name === before.name ? 'Untouched' : 'Changed, same id'
}
