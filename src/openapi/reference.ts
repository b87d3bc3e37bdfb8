/** An API prepared for its page: references are resolved, and nothing is circular. */
export interface ApiReference {
  title: string
  version: string
  description: string
  servers: Server[]
  auth: AuthScheme[]
  groups: OperationGroup[]
  /** Named schemas, which operations link to instead of repeating them. */
  schemas: NamedSchema[]
}

/** A server, with variables replaced by their defaults. */
export interface Server {
  url: string
  description: string
}

/** An authentication method (security scheme). */
export interface AuthScheme {
  name: string
  kind: 'bearer' | 'basic' | 'key' | 'other'
  /** For a key: the header, query parameter, or cookie that contains it. */
  carrier?: { in: 'header' | 'query' | 'cookie'; name: string }
  description: string
}

export interface OperationGroup {
  name: string
  description: string
  operations: Operation[]
}

/** A method of a path. Includes the path's parameters. */
export interface Operation {
  /** Anchor on the page. */
  id: string
  method: string
  path: string
  summary: string
  description: string
  isDeprecated: boolean
  parameters: Parameter[]
  body?: OperationBody
  responses: OperationResponse[]
  /** Alternatives, each a list of scheme names that are required together; an empty list means that no authentication is required. */
  auth: string[][]
}

/** Serialization style of a parameter, as defined by the OpenAPI specification. */
export type Style = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'

/** An input of a request: a parameter, or a field of a form body. */
export interface Field {
  name: string
  isRequired: boolean
  /** `list` is one value per line. */
  kind: 'text' | 'list' | 'json' | 'file' | 'files'
  /** The allowed values. */
  choices?: string[]
  /** Media types of files to choose from, or the content type of a form part. */
  mediaType?: string
  /** Example value as a reader would enter it; for files, a file name. */
  example?: string
  style?: Style
  explode?: boolean
  allowReserved?: boolean
  /** JSON that is sent as JSON instead of being serialized by `style`. */
  isWhole?: true
}

/** A parameter, as both an input and documentation. */
export interface Parameter extends Field {
  in: 'path' | 'query' | 'header' | 'cookie'
  isDeprecated: boolean
  description: string
  schema: Schema
}

/** A request body with all its media types. */
export interface OperationBody {
  isRequired: boolean
  description: string
  media: Array<Media & { input: BodyInput }>
}

/** Inputs for a body with one media type. */
export interface BodyInput {
  type: string
  /**
   * Forms (`multipart/form-data`, `application/x-www-form-urlencoded`) have a field for each property; other bodies have a single
   * field named `WHOLE_BODY`.
   */
  isForm: boolean
  fields: Field[]
}

export const WHOLE_BODY = 'Body'

/** A response, by status (`200`, `4XX`, `default`). */
export interface OperationResponse {
  status: string
  description: string
  headers: Parameter[]
  /** `example` is JSON or text, generated from the schema if the document has none. */
  media: Array<Media & { example: string | undefined }>
}

/** A media type and the schema of its content. */
export interface Media {
  type: string
  schema: Schema | undefined
}

/** A schema with its own section on the page. */
export interface NamedSchema {
  id: string
  name: string
  schema: Schema
}

/** A schema as displayed. */
export interface Schema {
  /** Display name: `string`, `array of Entry`, `integer or null`. */
  type: string
  /** Anchor of the named schema. */
  link?: string
  description: string
  /** Constraints in words: `at least 1`, `matches ^a`. */
  rules: string[]
  properties: Property[]
  /** Schema of an array's items, if they have parts. */
  items?: Schema
  /** Alternatives of `oneOf` or `anyOf`. */
  variants?: { kind: 'oneOf' | 'anyOf'; options: Schema[] }
}

/** A property of an object; `any other name` represents additional properties. */
export interface Property {
  name: string
  isRequired: boolean
  isDeprecated: boolean
  access?: 'readOnly' | 'writeOnly'
  schema: Schema
}

/** Whether a schema has more to show than its type. */
export function hasParts({ properties, items, variants }: Schema): boolean {
  return properties.length > 0 || items !== undefined || variants !== undefined
}
