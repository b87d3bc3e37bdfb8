interface Attribute {
  type: string
  relation?: string
  target?: string
  inversedBy?: string
  mappedBy?: string
  morphBy?: string
}

interface Strapi {
  getModel(uid: string): { attributes: Record<string, Attribute> }
}

const FIELDS: Array<[string, string]> = [
  ['api::restaurant.restaurant', 'chef'],
  ['api::chef.chef', 'restaurant'],
  ['api::restaurant.restaurant', 'sister'],
  ['api::menu.menu', 'restaurant'],
  ['api::restaurant.restaurant', 'menus'],
  ['api::restaurant.restaurant', 'partners'],
  ['api::menu.menu', 'dishes'],
  ['api::dish.dish', 'menus'],
  ['api::mention.mention', 'subject'],
  ['api::restaurant.restaurant', 'mentions'],
]

/** How some relations of the sample application are declared. */
export default function relations(strapi: Strapi): string[][] {
  const rows = FIELDS.map(([uid, name]) => {
    const { relation, target, inversedBy, mappedBy, morphBy } = strapi.getModel(uid).attributes[name]!
    const other = inversedBy ? `inversedBy: ${inversedBy}` : mappedBy ? `mappedBy: ${mappedBy}` : morphBy ? `morphBy: ${morphBy}` : ''
    return [`${uid.split('.')[1]!}.${name}`, relation!, target ?? '', other]
  })
  return [['Field', 'relation', 'target', 'Other side'], ...rows]
}
