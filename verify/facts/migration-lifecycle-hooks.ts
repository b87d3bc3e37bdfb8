type Params = Record<string, unknown>
type Method = (params?: Params) => Promise<{ documentId: string }>

interface Strapi {
  documents(uid: string): Record<string, Method>
  db: { lifecycles: { subscribe(subscriber: Record<string, unknown>): () => void } }
}

const UID = 'api::chef.chef'
const WRITING = ['create', 'createMany', 'update', 'updateMany', 'delete', 'deleteMany']
const READING = ['findOne', 'findMany', 'count']

/** Which lifecycle hooks the methods of the Document Service set off, in a type with Draft & Publish and one locale. */
export default async function rows(strapi: Strapi): Promise<string[][]> {
  const chefs = strapi.documents(UID)
  let seen: string[] = []
  const hooks = [...WRITING, ...READING].map((action) => [
    `before${action[0]!.toUpperCase()}${action.slice(1)}`,
    () => void seen.push(action),
  ])
  const unsubscribe = strapi.db.lifecycles.subscribe({ models: [UID], ...Object.fromEntries(hooks) })
  const table: string[][] = [['Call', 'Writes', 'Reads']]
  const call = async (label: string, method: string, params?: Params) => {
    seen = []
    const result = await chefs[method]!(params)
    table.push([label, list(WRITING), list(READING)])
    return result
  }
  const list = (actions: string[]) => seen.filter((action) => actions.includes(action)).join(', ') || '–'
  try {
    const { documentId } = await call('create()', 'create', { data: { name: 'Probe' } })
    await call('update()', 'update', { documentId, data: { bio: 'A' } })
    await call('publish(), the first time', 'publish', { documentId })
    await call('publish(), again', 'publish', { documentId })
    await call('update() with status published', 'update', { documentId, data: { bio: 'B' }, status: 'published' })
    await call('discardDraft()', 'discardDraft', { documentId })
    await call('unpublish()', 'unpublish', { documentId })
    await call('delete() of a draft', 'delete', { documentId })
    const second = await call('create() with status published', 'create', { data: { name: 'Probe' }, status: 'published' })
    await call('delete() of a published document', 'delete', { documentId: second.documentId })
    await call('findOne()', 'findOne', { documentId: second.documentId })
    await call('findFirst()', 'findFirst')
    await call('findMany()', 'findMany')
    await call('count()', 'count')
  } finally {
    unsubscribe?.()
  }
  return table
}
