/** An API as its page shows it: everything resolved, nothing circular. */
export interface ApiReference {
  title: string
  version: string
  description: string
  servers: Server[]
  auth: AuthScheme[]
  groups: OperationGroup[]
  /** Named schemas, which operations link to where they would repeat them. */
  schemas: NamedSchema[]
}

export interface Server {
  url: string
  description: string
}

export interface AuthScheme {
  name: string
  kind: 'bearer' | 'basic' | 'key' | 'other'
  /** Of a key: the header, query parameter or cookie that carries it. */
  carrier?: { in: 'header' | 'query' | 'cookie'; name: string }
  description: string
}

export interface OperationGroup {
  name: string
  description: string
  operations: Operation[]
}

export interface Operation {
  /** Anchor on the page. */
  id: string
  method: string
  path: string
  summary: string
  description: string
  isDeprecated: boolean
  parameters: Parameter[]
  body?: Body
  responses: Response[]
  /** Names of schemes, any of which lets a request in; empty for none. */
  auth: string[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  isDeprecated: boolean
  description: string
  schema: Schema
  /** A value to try, as text. */
  example: string | undefined
}

export interface Body {
  isRequired: boolean
  description: string
  media: Media[]
}

export interface Response {
  status: string
  description: string
  headers: Parameter[]
  media: Media[]
}

export interface Media {
  type: string
  schema: Schema | undefined
  /** JSON or text; made from the schema where the document has none. */
  example: string | undefined
}

export interface NamedSchema {
  id: string
  name: string
  schema: Schema
}

export interface Schema {
  /** As readers say it: `string`, `array of Entry`, `integer or null`. */
  type: string
  /** Anchor of the named schema that this is, where its parts are shown elsewhere. */
  link?: string
  description: string
  /** What values must be, in words: `at least 1`, `matches ^a`. */
  rules: string[]
  properties: Property[]
  /** Of an array's entries, where they have parts. */
  items?: Schema
  /** Alternatives, one or any of which must fit. */
  variants?: { kind: 'One of' | 'Any of'; options: Schema[] }
}

export interface Property {
  name: string
  isRequired: boolean
  isDeprecated: boolean
  access?: 'read only' | 'write only'
  schema: Schema
}
