import type { Strapi } from './graphql-schema.ts'

/** The methods that switch parts of the generated schema off, and those that tell what is off. */
export default function shadowCrud(strapi: Strapi): string[][] {
  const manager = strapi.plugin('graphql').service('extension').shadowCRUD('api::example.example')
  const contentType = Object.keys(manager).filter((name) => name !== 'field')
  const field = Object.keys(manager.field('example'))
  return [['Method'], ...contentType.map((name) => [`${name}()`]), ...field.map((name) => [`field(name).${name}()`])]
}
