/** The part of Strapi that the facts about the Document Service touch. */
export interface Strapi {
  documents: ((uid: string) => Record<string, unknown>) & { use(middleware: (context: object, next: () => unknown) => unknown): () => void }
  db: {
    transaction(callback: () => Promise<void>): Promise<void>
    query(uid: string): { findOne(params: object): Promise<Record<string, unknown> | null> }
  }
}

export type Params = Record<string, unknown>

/** With Draft & Publish and locales: what it refuses, no type accepts. */
export const RESTAURANT = 'api::restaurant.restaurant'
/** Neither Draft & Publish nor locales. */
export const REVIEW = 'api::review.review'

/** Methods for readers, in the order in which the documents present them. */
export const METHODS = ['findOne', 'findFirst', 'findMany', 'create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'count']

class Undo extends Error {}

/** What a call brings: its result or its error. Nothing of what it wrote remains. */
export async function attempt(strapi: Strapi, method: string, params: Params): Promise<{ result: unknown } | { error: string }> {
  const repository = strapi.documents(RESTAURANT) as Record<string, (params: Params) => Promise<unknown>>
  let result: unknown
  try {
    await strapi.db.transaction(async () => {
      result = await repository[method]!(params)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) return { error: (error as Error).name }
  }
  return { result }
}

/** Parameters without which a method does nothing: a restaurant that is published in three locales, or the data of a new one. */
export async function required(strapi: Strapi, method: string): Promise<Params> {
  if (['findFirst', 'findMany', 'count'].includes(method)) return {}
  if (method === 'create') return { data: { name: 'Probe' } }
  const restaurant = await strapi.db.query(RESTAURANT).findOne({ where: { slug: 'salt-and-ember' } })
  const { documentId } = restaurant!
  return method === 'update' ? { documentId, data: { name: 'Probe' } } : { documentId }
}
