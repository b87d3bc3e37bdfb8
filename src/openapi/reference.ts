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

/** Where requests can be sent, its variables filled in. */
export interface Server {
  url: string
  description: string
}

/** A way to say who one is. */
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

/** A method of a path, its parameters those of the path, too. */
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
  /** Alternatives, each the names of the schemes that it needs together; an empty one lets everybody in. */
  auth: string[][]
}

/** How values are joined; the specification's table says what each means. */
export type Style = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'

/** A value that is filled in: of a parameter, or of a form that is sent as a body. */
export interface Field {
  name: string
  isRequired: boolean
  /** Text, one value a line, JSON, or files. */
  kind: 'text' | 'list' | 'json' | 'file' | 'files'
  /** The only values there are. */
  choices?: string[]
  /** Media types of the files that may be chosen, or what a part of a form is sent as. */
  mediaType?: string
  /** A value to try, as it would be typed; of files, the name of one. */
  example?: string
  style?: Style
  explode?: boolean
  allowReserved?: boolean
  /** JSON that is sent as JSON, not taken apart. */
  isWhole?: true
}

/** A parameter: the field that it is filled in with, and what readers are told of it. */
export interface Parameter extends Field {
  in: 'path' | 'query' | 'header' | 'cookie'
  isDeprecated: boolean
  description: string
  schema: Schema
}

/** The body of a request, in each media type that it can have. */
export interface OperationBody {
  isRequired: boolean
  description: string
  media: Array<Media & { input: BodyInput }>
}

/** How a body of one media type is filled in. */
export interface BodyInput {
  type: string
  /** `multipart/form-data` and `application/x-www-form-urlencoded` have fields of their own; others are one, named `WHOLE_BODY`. */
  isForm: boolean
  fields: Field[]
}

export const WHOLE_BODY = 'Body'

/** An answer, by its status (`200`, `4XX`, `default`). */
export interface OperationResponse {
  status: string
  description: string
  headers: Parameter[]
  /** The example is JSON or text, made from the schema where the document has none. */
  media: Array<Media & { example: string | undefined }>
}

/** A media type, and what is written in it. */
export interface Media {
  type: string
  schema: Schema | undefined
}

/** A schema with a name and an anchor of its own. */
export interface NamedSchema {
  id: string
  name: string
  schema: Schema
}

/** What a value is, as readers are shown it. */
export interface Schema {
  /** As readers say it: `string`, `array of Entry`, `integer or null`. */
  type: string
  /** Anchor of the named schema that this is. */
  link?: string
  description: string
  /** What values must be, in words: `at least 1`, `matches ^a`. */
  rules: string[]
  properties: Property[]
  /** Of an array's entries, where they have parts. */
  items?: Schema
  /** Alternatives, one or any of which must fit. */
  variants?: { kind: 'oneOf' | 'anyOf'; options: Schema[] }
}

/** A property of an object; `any other name` stands for those that aren't listed. */
export interface Property {
  name: string
  isRequired: boolean
  isDeprecated: boolean
  access?: 'readOnly' | 'writeOnly'
  schema: Schema
}

/** Whether there is more to show of a schema than its type. */
export function hasParts({ properties, items, variants }: Schema): boolean {
  return properties.length > 0 || items !== undefined || variants !== undefined
}
