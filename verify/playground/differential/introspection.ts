import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { operationRequest } from '../../../playground/operation-request.ts'

/** A named type, or a list or non-null wrapper around a type. */
export interface TypeReference {
  kind: string
  name: string | null
  ofType: TypeReference | null
}

/** An argument or input field. */
export interface InputValue {
  name: string
  type: TypeReference
}

/** A field of an object type. */
export interface Field {
  name: string
  args: InputValue[]
  type: TypeReference
}

/** A type of the schema; the fields depend on its kind. */
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

/** Requests the complete schema. */
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

/** Sorts the schema by name, since its order depends on the order in which the server reads files. */
export function inOrderOfNames(answer: string): unknown {
  return JSON.parse(answer, (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)) : value,
  )
}

/** Types of the schema by name. */
export function typesOf(answer: string): Map<string, SchemaType> {
  const { data } = JSON.parse(answer) as { data: { schema: { types: SchemaType[] } } }
  return new Map(data.schema.types.map((type) => [type.name, type]))
}
