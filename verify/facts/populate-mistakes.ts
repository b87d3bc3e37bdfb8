import { request, type Strapi } from './populate-request.ts'

const QUERIES = [
  'populate=deep',
  'populate=chef,categories',
  'populate=chef.*',
  'populate[chefs]=true',
  'populate[chef]=yes',
  'populate=name',
  'populate=createdBy',
  'populate[chef][fields][0]=portrait',
  'populate[chef][populate][0]=dish',
  'populate[menus][limit]=1',
  'populate[sections][on][section.video]=true',
  'fields[0]=chef',
  'populate[0]=*',
  'populate[chef][0]=signatureDish',
  'populate[sections]=*',
  'populate[sections][populate]=*',
  'populate[location][fields][0]=city',
  'populate[menus][sort]=restaurant.name',
]

/** What the server says to queries that are wrong. */
export default async function populateMistakes(strapi: Strapi): Promise<string[][]> {
  const rows = []
  for (const query of QUERIES) {
    const { status, body } = await request(strapi, `restaurants?${query}`)
    rows.push([query, String(status), body.error?.message ?? 'none'])
  }
  return [['Query', 'Status', 'Message'], ...rows]
}
