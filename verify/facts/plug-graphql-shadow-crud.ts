interface Strapi {
  plugin(name: string): { service(name: string): { shadowCRUD(uid: string): { field(name: string): object } } }
}

/** The functions that the extension service has for a content type and for a field, without those that only read. */
export function functions(strapi: Strapi, reading: boolean, part: 'type' | 'field'): string[][] {
  const type = strapi.plugin('graphql').service('extension').shadowCRUD('api::mention.mention')
  const names = Object.keys(part === 'type' ? type : type.field('name')).filter((name) => name !== 'field')
  return [['Function'], ...names.filter((name) => /^(is|are|has)/.test(name) === reading).map((name) => [`${name}()`])]
}
