import type { FactRows } from '../harness/table.ts'

interface Attribute {
  type: string
  relation?: string
  target?: string
  component?: string
  components?: string[]
  repeatable?: boolean
  multiple?: boolean
  private?: boolean
}

interface Strapi {
  contentType(uid: string): { info: { displayName: string }; attributes: Record<string, Attribute> }
}

const RESTAURANT = 'api::restaurant.restaurant'

/** What a restaurant's response holds only when it is populated, except for what the API never gives out. */
export default function populateAttributes(strapi: Strapi): FactRows {
  const { attributes } = strapi.contentType(RESTAURANT)
  const rows = Object.entries(attributes)
    .filter(([, { type, private: isPrivate }]) => ['relation', 'media', 'component', 'dynamiczone'].includes(type) && !isPrivate)
    .map(([name, attribute]) => [name, kind(attribute), result(attribute), destination(strapi, attribute)])
  return [['Attribute', 'Kind', 'In the response', 'Leads to'], ...rows]
}

/** What the table says that an attribute leads to; `null` if it describes it in words, as for files and other restaurants. */
function destination(strapi: Strapi, { component, components, repeatable, target }: Attribute): string | null {
  if (component !== undefined) return `the component ${component}${repeatable ? ', repeated' : ''}`
  if (components) return new Intl.ListFormat('en', { type: 'disjunction' }).format(components)
  return target === undefined || target === RESTAURANT ? null : strapi.contentType(target).info.displayName
}

function kind({ type, relation }: Attribute): string {
  if (type === 'relation') return `relation (${relation})`
  return type === 'dynamiczone' ? 'dynamic zone' : type
}

function result({ type, relation, repeatable, multiple }: Attribute): string {
  // The database layer returns null for these if they are empty, not [].
  if (multiple === true || relation === 'morphMany') return 'list or null'
  const isList = type === 'dynamiczone' || repeatable === true || relation?.endsWith('Many') === true
  return isList ? 'list' : 'object or null'
}
