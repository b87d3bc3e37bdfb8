import { request, type Strapi } from './populate-request.ts'

/** Something of each kind, with several entries, so that every option could have an effect. */
const ATTRIBUTES = {
  Relation: { path: 'restaurants?filters[slug]=harbor-table', name: 'menus', field: 'title', filters: '[season]=winter', nested: 'dishes' },
  Component: { path: 'restaurants?filters[slug]=harbor-table', name: 'openingHours', field: 'day', filters: '[day]=friday', nested: '' },
  Media: {
    path: 'restaurants?filters[slug]=harbor-table',
    name: 'gallery',
    field: 'name',
    filters: '[name][$contains]=harbor',
    nested: 'related',
  },
  'Dynamic zone': { path: 'restaurants?filters[slug]=harbor-table', name: 'sections', field: 'id', filters: '[id]=1', nested: '*' },
}
type Kind = keyof typeof ATTRIBUTES

/** The only component that holds something to populate. */
const HERO = { path: 'homepage?fields=title', name: 'hero', nested: 'link' }

/** What each option of a populated attribute does: an effect, none, or the status of the refusal. */
export default async function populateOptions(strapi: Strapi): Promise<string[][]> {
  const kinds = Object.keys(ATTRIBUTES) as Kind[]
  const options = [
    'fields',
    'filters',
    'sort',
    'populate',
    'count',
    'on',
    'limit',
    'start',
    'page',
    'pageSize',
    'ordering',
    'locale',
    'status',
  ]
  const rows = []
  for (const option of options) {
    const cells = []
    for (const kind of kinds) cells.push(await outcome(strapi, kind, option))
    rows.push([option, ...cells])
  }
  return [['Option', ...kinds], ...rows]
}

async function outcome(strapi: Strapi, kind: Kind, option: string): Promise<string> {
  const { path, name } = option === 'populate' && kind === 'Component' ? HERO : ATTRIBUTES[kind]
  const plain = await request(strapi, `${path}&populate[${name}]=true`)
  const { status, body } = await request(strapi, `${path}&populate[${name}][${option}]${value(kind, option)}`)
  if (status !== 200) return String(status)
  return JSON.stringify(body) === JSON.stringify(plain.body) ? 'Ignored' : 'Yes'
}

function value(kind: Kind, option: string): string {
  const { field, filters, nested } = ATTRIBUTES[kind]
  switch (option) {
    case 'fields':
      return `=${field}`
    case 'filters':
      return filters
    case 'sort':
      return `=${field}:desc`
    case 'populate':
      return `=${kind === 'Component' ? HERO.nested : nested}`
    case 'count':
      return '=true'
    case 'on':
      return '[section.quote]=true'
    case 'ordering':
      return '=desc'
    case 'locale':
      return '=fr'
    case 'status':
      return '=draft'
    default:
      return '=1'
  }
}
