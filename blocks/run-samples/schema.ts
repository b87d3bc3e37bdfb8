import { operationRequest } from '../../playground/operation-request.ts'

/** A named type, or a list or non-null wrapper around a type. */
export interface TypeReference {
  kind: string
  name: string | null
  ofType?: TypeReference | null
}

/** An argument, or a field of an input object. */
export interface Input {
  name: string
  type: TypeReference
  defaultValue: string | null
}

/** A field of an object type. */
export interface Field {
  name: string
  args: Input[]
  type: TypeReference
}

/** A type; what it has depends on its kind. */
export interface SchemaType {
  kind: string
  name: string
  fields: Field[] | null
  inputFields: Input[] | null
  enumValues: Array<{ name: string }> | null
  possibleTypes: Array<{ name: string }> | null
}

/** A GraphQL schema. */
export type Schema = ReadonlyMap<string, SchemaType>

const REFERENCE = `kind name ${'ofType { kind name '.repeat(3)}${'}'.repeat(3)}`
const INPUT = `name defaultValue type { ${REFERENCE} }`

/** Requests the schema, with the names that its types have in Strapi: `Query` and `Mutation`. */
export const READ_SCHEMA = operationRequest(`{
  schema: __schema {
    types {
      kind name
      fields { name args { ${INPUT} } type { ${REFERENCE} } }
      inputFields { ${INPUT} }
      enumValues { name }
      possibleTypes { name }
    }
  }
}`)

/**
 * Parses the response to `READ_SCHEMA`.
 * @throws {TypeError} if it doesn't contain a schema
 */
export function schemaOf(body: string): Schema {
  const { data } = JSON.parse(body) as { data: { schema: { types: SchemaType[] } } }
  return new Map(data.schema.types.map((type) => [type.name, type]))
}

/** Returns the type inside lists and non-null wrappers. */
export function namedType({ name, ofType }: TypeReference): string {
  return ofType ? namedType(ofType) : (name ?? '')
}

/** Writes a type as in a schema: `[Dish]!`. */
export function writeType({ kind, name, ofType }: TypeReference): string {
  if (!ofType) return name ?? ''
  return kind === 'LIST' ? `[${writeType(ofType)}]` : `${writeType(ofType)}!`
}
