import { functions } from './plug-graphql-shadow-crud.ts'

export default function rows(strapi: Parameters<typeof functions>[0]): string[][] {
  return functions(strapi, false, 'field')
}
