import { request, type Strapi } from './populate-request.ts'

const QUERIES = [
  'populate=true',
  'Populate=chef',
  'populate[chef]=signatureDish',
  'populate[chef][signatureDish]=true',
  'populate[0]=chef&populate[categories]=true',
  'populate[sections][on][place.address]=true',
  'populate[sections][on][section.quote]=false',
  'populate[sections][count]=true',
  'populate[mentions][fields][0]=title',
]
const NAMES = ['chef', 'categories', 'sections', 'mentions']

/** What the server answers, without an error, to queries that ask for something else. */
export default async function populateSilence(strapi: Strapi): Promise<string[][]> {
  const rows = []
  for (const query of QUERIES) {
    const { body } = await request(strapi, `restaurants?filters[slug]=salt-and-ember&fields[0]=name&${query}`)
    const [restaurant = {}] = body.data as Array<Record<string, unknown>>
    const found = NAMES.filter((name) => name in restaurant).map((name) => `${name}${describe(restaurant[name])}`)
    rows.push([query, found.length === 0 ? 'nothing' : found.join(', ')])
  }
  return [['Query', 'What is populated'], ...rows]
}

function describe(value: unknown): string {
  if (value === null) return ': null'
  if (Array.isArray(value)) return value.length === 0 ? ': empty list' : `: list of ${value.length}`
  return 'signatureDish' in (value as object) ? ' with signatureDish' : ' without signatureDish'
}
