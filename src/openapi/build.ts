import GithubSlugger from 'github-slugger'
import type { Messages } from '../messages/messages.ts'
import { defined } from '../values/defined.ts'
import {
  METHODS,
  type BodyObject,
  type MediaObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Ref,
  type ResponseObject,
  type SecurityRequirement,
  type SecurityScheme,
} from './document.ts'
import { ANSWER_LEVELS, Examples } from './examples.ts'
import { exampleText, FieldReader } from './fields.ts'
import type {
  ApiReference,
  AuthScheme,
  OperationBody,
  Media,
  Operation,
  OperationGroup,
  Parameter,
  OperationResponse,
  Schema,
} from './reference.ts'
import { References } from './references.ts'
import { SchemaReader } from './schemas.ts'

/** Header parameters that clients must ignore according to the OpenAPI specification, since other parts of the document describe them. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization'])

const NO_SCHEMA: Schema = { type: 'any', description: '', rules: [], properties: [] }

/**
 * Builds the data for an API's page.
 * @param document a validated document
 * @param words messages for the descriptions of schemas
 * @param examples string format → example, used if the document has none
 */
export function buildReference(document: OpenApiDocument, words: Messages['api'], examples?: Record<string, string>): ApiReference {
  return new Builder(document, words, examples).build()
}

class Builder {
  readonly #document: OpenApiDocument
  readonly #references: References
  readonly #schemas: SchemaReader
  readonly #examples: Examples
  readonly #fields: FieldReader
  readonly #slugger = new GithubSlugger()

  constructor(document: OpenApiDocument, words: Messages['api'], examples: Record<string, string> | undefined) {
    this.#document = document
    this.#references = new References(document)
    this.#schemas = new SchemaReader(this.#references, schemaId, words)
    this.#examples = new Examples(this.#references, examples)
    this.#fields = new FieldReader(this.#schemas, this.#examples, document.openapi)
  }

  build(): ApiReference {
    const { info, servers = [], components = {} } = this.#document
    return {
      title: info.title,
      version: info.version,
      description: info.description ?? '',
      servers: servers.map(({ url, description = '', variables = {} }) => ({
        url: url.replaceAll(/\{(\w+)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
        description,
      })),
      auth: Object.entries(components.securitySchemes ?? {}).map(([name, scheme]) => authScheme(name, this.#references.resolve(scheme))),
      groups: this.#groups(),
      schemas: Object.entries(components.schemas ?? {}).map(([name, schema]) => ({
        id: schemaId(name),
        name,
        schema: this.#schemas.read(schema),
      })),
    }
  }

  /** Groups operations by their first tag, in the order of the document's tags; other groups follow in document order. */
  #groups(): OperationGroup[] {
    const tags = this.#document.tags ?? []
    const groups = new Map<string, OperationGroup>(tags.map(({ name, description = '' }) => [name, { name, description, operations: [] }]))
    for (const [path, item] of Object.entries(this.#document.paths ?? {})) {
      for (const method of METHODS) {
        const operation = item[method]
        if (!operation) continue
        const name = operation.tags?.[0] ?? 'Operations'
        const group = groups.get(name) ?? { name, description: '', operations: [] }
        groups.set(name, group)
        group.operations.push(this.#operation(path, method, item, operation))
      }
    }
    return [...groups.values()].filter(({ operations }) => operations.length > 0)
  }

  #operation(path: string, method: string, item: PathItem, operation: OperationObject): Operation {
    const { requestBody, responses = {}, summary, description = '', deprecated = false, operationId } = operation
    const parameters = new Map<string, Parameter>()
    // Parameters of the operation override those of the path.
    for (const one of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const parameter = this.#parameter(this.#references.resolve<ParameterObject>(one))
      if (parameter.in === 'header' && IGNORED_HEADERS.has(parameter.name.toLowerCase())) continue
      parameters.set(`${parameter.in} ${parameter.name}`, parameter)
    }
    return defined({
      id: this.#slugger.slug((operationId ?? `${method}${path}`).replaceAll(/\W+/g, ' ').trim()),
      method: method.toUpperCase(),
      path,
      // Some generators write an empty summary.
      summary: summary || `${method.toUpperCase()} ${path}`,
      description,
      isDeprecated: deprecated,
      parameters: [...parameters.values()],
      body: requestBody && this.#body(this.#references.resolve<BodyObject>(requestBody)),
      responses: Object.entries(responses).map(([status, response]) =>
        this.#response(status, this.#references.resolve<ResponseObject>(response)),
      ),
      auth: alternatives(operation.security ?? this.#document.security ?? []),
    })
  }

  #parameter(parameter: ParameterObject): Parameter {
    const { in: place, deprecated = false, description = '', content = {} } = parameter
    const schema = parameter.schema ?? Object.values(content)[0]?.schema
    return {
      ...this.#fields.parameter(parameter),
      in: place,
      isDeprecated: deprecated,
      description,
      schema: schema === undefined ? NO_SCHEMA : this.#schemas.read(schema),
    }
  }

  #body({ required = false, description = '', content }: BodyObject): OperationBody {
    const media = Object.entries(content).map(([type, one]) => ({
      type,
      schema: one.schema === undefined ? undefined : this.#schemas.read(one.schema),
      input: this.#fields.body(type, one, required),
    }))
    return { isRequired: required, description, media }
  }

  #response(status: string, { description = '', headers = {}, content = {} }: ResponseObject): OperationResponse {
    return {
      status,
      description,
      headers: Object.entries(headers).map(([name, header]) =>
        this.#parameter({ ...this.#references.resolve<object>(header as Ref), name, in: 'header' }),
      ),
      media: Object.entries(content).map(([type, media]) => this.#answer(type, media)),
    }
  }

  #answer(type: string, media: MediaObject): Media & { example: string | undefined } {
    const value = this.#examples.given(media) ?? (media.schema === undefined ? undefined : this.#examples.of(media.schema, ANSWER_LEVELS))
    return {
      type,
      schema: media.schema === undefined ? undefined : this.#schemas.read(media.schema),
      example: value === undefined ? undefined : exampleText(type, value),
    }
  }
}

function authScheme(name: string, { type, scheme, in: place, name: carrier, description = '' }: SecurityScheme): AuthScheme {
  if (type === 'apiKey' && place && carrier !== undefined) return { name, kind: 'key', carrier: { in: place, name: carrier }, description }
  if (type === 'http' && scheme?.toLowerCase() === 'basic') return { name, kind: 'basic', description }
  // OAuth 2 and OpenID Connect tokens are sent as bearer tokens, too.
  if (type === 'http' && scheme?.toLowerCase() !== 'bearer') return { name, kind: 'other', description }
  return { name, kind: type === 'mutualTLS' ? 'other' : 'bearer', description }
}

function alternatives(requirements: SecurityRequirement[]): string[][] {
  return [...new Map(requirements.map(Object.keys).map((names) => [names.join(' '), names])).values()]
}

function schemaId(name: string): string {
  return `schema-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}
