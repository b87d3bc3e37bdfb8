interface Documents {
  [method: string]: (params?: object) => Promise<{ documentId: string }>
}

interface Strapi {
  documents(uid: string): Documents
  db: {
    transaction<T>(run: (transaction: { rollback(): Promise<void> }) => Promise<T>): Promise<T>
    lifecycles: { subscribe(subscriber: (event: { action: string; model: { uid: string } }) => void): () => void }
  }
}

const DISH = 'api::dish.dish'

/** The lifecycle hooks of a content type that each method of the Document Service runs, in order. */
export default async function lifecycleHooks(strapi: Strapi): Promise<string[][]> {
  let seen: string[] = []
  const remove = strapi.db.lifecycles.subscribe(({ action, model }) => {
    if (model.uid === DISH && !seen.includes(action)) seen.push(action)
  })
  const dishes = strapi.documents(DISH)
  const rows: string[][] = []
  const record = async (method: string, params?: object) => {
    seen = []
    const result = await dishes[method]!(params)
    rows.push([`${method}()`, seen.join(', ')])
    return result
  }
  try {
    await strapi.db.transaction(async ({ rollback }) => {
      const { documentId } = await record('create', { data: { name: 'Plum Crumble' } })
      await record('update', { documentId, data: { name: 'Plum and Apple Crumble' } })
      await record('publish', { documentId })
      await record('discardDraft', { documentId })
      await record('unpublish', { documentId })
      await record('delete', { documentId })
      await record('findOne', { documentId })
      await record('findFirst', {})
      await record('findMany', {})
      await record('count', {})
      await rollback()
    })
  } finally {
    remove()
  }
  return [['Method', 'Hooks'], ...rows]
}
