import { RESTAURANT, type Strapi } from './document-service-probe.ts'

/** The properties of the context that a Document Service middleware gets. */
export default async function context(strapi: Strapi): Promise<string[][]> {
  let properties: string[] = []
  const remove = strapi.documents.use((received, next) => {
    properties = Object.keys(received)
    return next()
  })
  await (strapi.documents(RESTAURANT) as Record<string, () => Promise<number>>).count!()
  remove()
  return [['Property'], ...properties.map((property) => [property])]
}
