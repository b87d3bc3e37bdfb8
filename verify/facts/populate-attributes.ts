interface Attribute {
  type: string
  relation?: string
  target?: string
  component?: string
  repeatable?: boolean
  multiple?: boolean
  private?: boolean
}

interface Strapi {
  contentType(uid: string): { attributes: Record<string, Attribute> }
}

/** What a restaurant's response holds only when it is populated, except for what the API never gives out. */
export default function populateAttributes(strapi: Strapi): string[][] {
  const { attributes } = strapi.contentType('api::restaurant.restaurant')
  const rows = Object.entries(attributes)
    .filter(([, { type, private: isPrivate }]) => ['relation', 'media', 'component', 'dynamiczone'].includes(type) && !isPrivate)
    .map(([name, attribute]) => [name, kind(attribute), result(attribute)])
  return [['Attribute', 'Kind', 'In the response'], ...rows]
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
