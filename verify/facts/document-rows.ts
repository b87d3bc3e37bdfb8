interface Schema {
  kind: 'collectionType' | 'singleType'
  info: { displayName: string }
  options?: { draftAndPublish?: boolean }
  pluginOptions?: { i18n?: { localized?: boolean } }
}

interface Strapi {
  contentType(uid: string): Schema
  db: { query(uid: string): { findMany(params: object): Promise<Array<{ documentId: string }>> } }
}

const NAMES = ['restaurant', 'homepage', 'chef', 'dish', 'neighborhood', 'site-setting']

/** How many documents some content types have, and in how many database rows they are stored. */
export default async function documentRows(strapi: Strapi): Promise<string[][]> {
  const rows = []
  for (const name of NAMES) {
    const uid = `api::${name}.${name}`
    const { kind, info, options, pluginOptions } = strapi.contentType(uid)
    const entries = await strapi.db.query(uid).findMany({ select: ['documentId'] })
    const documents = new Set(entries.map(({ documentId }) => documentId))
    rows.push([
      info.displayName,
      kind === 'singleType' ? 'Single type' : 'Collection type',
      options?.draftAndPublish ? 'Yes' : 'No',
      pluginOptions?.i18n?.localized ? 'Yes' : 'No',
      String(documents.size),
      String(entries.length),
    ])
  }
  return [['Content type', 'Kind', 'Draft & Publish', 'Locales', 'Documents', 'Rows'], ...rows]
}
