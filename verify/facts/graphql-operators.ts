import type { Strapi } from './graphql-schema.ts'

const CONDITIONS = 'RestaurantFiltersInput'
const GROUPS = ['and', 'or', 'not']

/** The operators of filters, and what each takes. */
export default function graphqlOperators(strapi: Strapi): string[][] {
  const { operators } = strapi.plugin('graphql').service('builders').filters
  const rows = Object.values(operators).map(({ fieldName, strapiOperator, add }) => {
    let value = ''
    const isGroup = GROUPS.includes(fieldName)
    add(
      {
        boolean: () => (value = 'Boolean'),
        field: (_name: string, { type }: { type: unknown }) => {
          const isList = typeof type !== 'string'
          value = isGroup ? (isList ? 'List of conditions' : 'Condition') : isList ? 'List' : 'Value'
        },
      },
      isGroup ? CONDITIONS : 'String',
    )
    return [fieldName, strapiOperator, value]
  })
  return [['Operator', 'Same as', 'Takes'], ...rows]
}
