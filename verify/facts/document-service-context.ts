import { RESTAURANT, type Strapi } from './document-service-probe.ts'

/** The properties of the context, with their types, that a Document Service middleware gets. */
export default async function context(strapi: Strapi): Promise<string[][]> {
  let properties: string[][] = []
  const remove = strapi.documents.use((received, next) => {
    properties = Object.entries(received).map(([name, value]) => [name, typeof value])
    return next()
  })
  await (strapi.documents(RESTAURANT) as Record<string, () => Promise<number>>).count!()
  remove()
  return [['Property', 'Type'], ...properties]
}
