import messages from '../../src/messages/en.ts'
import { buildReference } from '../../src/openapi/build.ts'
import type { OpenApiDocument, SchemaObject } from '../../src/openapi/document.ts'

interface Given {
  schemas?: Record<string, SchemaObject>
  version?: string
  path?: string
  method?: string
}

export function documentWith(
  operation: object = {},
  { schemas = {}, version = '3.1.0', path = '/things/{id}', method = 'post' }: Given = {},
) {
  return {
    openapi: version,
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://api.example/{stage}/', variables: { stage: { default: 'v1' } } }],
    paths: { [path]: { [method]: { responses: { 200: { description: 'Done.' } }, ...operation } } },
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'query', name: 'k' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        account: { type: 'http', scheme: 'basic' },
      },
    },
  } as OpenApiDocument
}

/** An operation, processed for its page. */
export function operationOf(operation: object, given?: Given) {
  const reference = buildReference(documentWith(operation, given), messages.api)
  return { reference, operation: reference.groups[0]!.operations[0]! }
}
