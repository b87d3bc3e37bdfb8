import { operations, type Strapi } from './graphql-schema.ts'

/** What a collection type and a single type get. */
export default function graphqlOperations(strapi: Strapi): Promise<string[][]> {
  return operations(strapi, (name) => /^(create|update|delete)?(restaurants?|restaurants_connection|homepage)$/i.test(name))
}
