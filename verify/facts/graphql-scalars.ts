import type { Strapi } from './graphql-schema.ts'

/** The scalar that an attribute becomes. Enumerations become enum types, whatever the plugin's list says. */
export default function scalars(strapi: Strapi): string[][] {
  const { SCALARS_ASSOCIATIONS } = strapi.plugin('graphql').service('constants')
  const attributes = new Map<string, string[]>()
  for (const [attribute, scalar] of Object.entries(SCALARS_ASSOCIATIONS)) {
    if (attribute !== 'enumeration') attributes.set(scalar, [...(attributes.get(scalar) ?? []), attribute])
  }
  return [['Scalar', 'Attributes'], ...[...attributes].map(([scalar, names]) => [scalar, names.join(', ')])]
}
