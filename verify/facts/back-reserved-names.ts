interface Strapi {
  plugin(name: string): { service(name: string): { getReservedNames(): { models: string[]; attributes: string[] } } }
}

/** Names that the Content-Type Builder refuses. */
export default function reservedNames(strapi: Strapi): string[][] {
  const { models, attributes } = strapi.plugin('content-type-builder').service('builder').getReservedNames()
  return [
    ['For', 'Reserved'],
    ['Content types', models.join(', ')],
    ['Attributes', attributes.join(', ')],
  ]
}
