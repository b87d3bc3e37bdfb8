import type { Style } from './reference.ts'

// Types for the parts of OpenAPI 3.0 and 3.1 (spec.openapis.org) that are used here. Documents have been validated.

/** The parts of an OpenAPI document that its page shows, with the names from the OpenAPI specification. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: Array<{ url: string; description?: string; variables?: Record<string, { default: string }> }>
  tags?: Array<{ name: string; description?: string }>
  paths?: Record<string, PathItem>
  components?: { schemas?: Record<string, SchemaObject>; securitySchemes?: Record<string, SecurityScheme | Ref> }
  security?: SecurityRequirement[]
}

/** A reference within the document: `#` followed by a JSON Pointer. */
export interface Ref {
  $ref: string
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

export type PathItem = { parameters?: Array<ParameterObject | Ref> } & Partial<Record<(typeof METHODS)[number], OperationObject>>

export interface OperationObject {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  parameters?: Array<ParameterObject | Ref>
  requestBody?: BodyObject | Ref
  responses?: Record<string, ResponseObject | Ref>
  security?: SecurityRequirement[]
}

export type SecurityRequirement = Record<string, string[]>

export interface SecurityScheme {
  type: string
  scheme?: string
  in?: 'header' | 'query' | 'cookie'
  name?: string
  description?: string
}

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  deprecated?: boolean
  description?: string
  style?: Style
  explode?: boolean
  allowReserved?: boolean
  schema?: SchemaObject
  content?: Record<string, MediaObject>
  example?: unknown
  examples?: Record<string, { value?: unknown } | Ref>
}

export interface BodyObject {
  required?: boolean
  description?: string
  content: Record<string, MediaObject>
}

export interface ResponseObject {
  description?: string
  headers?: Record<string, Omit<ParameterObject, 'name' | 'in'> | Ref>
  content?: Record<string, MediaObject>
}

export interface MediaObject {
  schema?: SchemaObject
  example?: unknown
  examples?: Record<string, { value?: unknown } | Ref>
  /** Encoding of form properties. */
  encoding?: Record<string, EncodingObject>
}

export interface EncodingObject extends Pick<ParameterObject, 'style' | 'explode' | 'allowReserved'> {
  contentType?: string
}

/** In OpenAPI 3.1, a schema can be a boolean; `true` allows any value. */
export type SchemaObject = boolean | SchemaKeywords

/** Schema Object of OpenAPI 3.0, or JSON Schema in 3.1. */
export interface SchemaKeywords {
  $ref?: string
  type?: string | string[]
  nullable?: boolean
  format?: string
  contentMediaType?: string
  contentEncoding?: string
  title?: string
  description?: string
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  default?: unknown
  example?: unknown
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, SchemaObject>
  required?: string[]
  additionalProperties?: SchemaObject
  items?: SchemaObject
  allOf?: SchemaObject[]
  oneOf?: SchemaObject[]
  anyOf?: SchemaObject[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number | boolean
  exclusiveMaximum?: number | boolean
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}
