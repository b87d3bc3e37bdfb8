import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { operationRequest } from '../../../playground/operation-request.ts'

/** A type, or a list or a non-null one of it. */
export interface TypeReference {
  kind: string
  name: string | null
  ofType: TypeReference | null
}

/** An argument, or a field of an input. */
export interface InputValue {
  name: string
  type: TypeReference
}

/** A field of an object. */
export interface Field {
  name: string
  args: InputValue[]
  type: TypeReference
}

/** A type of the schema, with what its kind has. */
export interface SchemaType {
  kind: string
  name: string
  fields: Field[] | null
  inputFields: InputValue[] | null
  enumValues: Array<{ name: string }> | null
  possibleTypes: TypeReference[] | null
}

const REFERENCE = `kind name ${'ofType { kind name '.repeat(4)}${'}'.repeat(4)}`
const VALUE = `name description defaultValue type { ${REFERENCE} }`

/** Asks for the whole schema. */
export const INTROSPECTION: PlaygroundRequest = operationRequest(`{
  schema: __schema {
    types {
      kind name description
      fields { name description args { ${VALUE} } type { ${REFERENCE} } }
      inputFields { ${VALUE} }
      enumValues { name }
      possibleTypes { ${REFERENCE} }
    }
    directives { name locations args { ${VALUE} } }
  }
}`)

/** The schema with everything in the order of its names: the server has read its files in another one each time. */
export function inOrderOfNames(answer: string): unknown {
  return JSON.parse(answer, (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)) : value,
  )
}

/** Its types, by name. */
export function typesOf(answer: string): Map<string, SchemaType> {
  const { data } = JSON.parse(answer) as { data: { schema: { types: SchemaType[] } } }
  return new Map(data.schema.types.map((type) => [type.name, type]))
}
