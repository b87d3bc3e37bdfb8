import type { ReactNode } from 'react'
import type { ApiReference, Operation } from '../../openapi/reference.ts'
import { useAllMessages } from '../state/messages.tsx'
import { OperationView } from './OperationView.tsx'
import { SchemaRules, SchemaParts, SchemaType } from './SchemaView.tsx'
import { Text } from './Text.tsx'

interface ApiReferenceViewProps {
  api: ApiReference
  request: (operation: Operation) => ReactNode
  code: (text: string, language: string) => ReactNode
}

/** Renders the reference of one API as static HTML. `request` renders an operation's samples and console, `code` highlights code. */
export function ApiReferenceView({ api, request, code }: ApiReferenceViewProps) {
  const { title, version, description, servers, auth, groups, schemas } = api
  const messages = useAllMessages()
  return (
    <section className="api" aria-labelledby="api">
      <h2 id="api">
        {title} <span className="api-version">{version}</span>
      </h2>
      <Text>{description}</Text>
      {servers.length > 0 && (
        <ul className="api-servers">
          {servers.map((server) => (
            <li key={server.url}>
              <code>{server.url}</code> {server.description}
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <div key={group.name}>
          <p className="api-group">{group.name}</p>
          <Text>{group.description}</Text>
          {group.operations.map((operation) => (
            <OperationView
              key={operation.id}
              operation={operation}
              auth={operation.auth.map((names) => auth.filter(({ name }) => names.includes(name)))}
              request={request(operation)}
              code={code}
            />
          ))}
        </div>
      ))}
      {schemas.length > 0 && (
        <>
          <h3 id="schemas">{messages.api.schemas}</h3>
          {schemas.map(({ id: schemaId, name, schema }) => (
            <details key={schemaId} id={schemaId} className="api-schema">
              <summary>
                <code>{name}</code> <SchemaType schema={schema} />
              </summary>
              <Text>{schema.description}</Text>
              <SchemaRules rules={schema.rules} />
              <SchemaParts schema={schema} />
            </details>
          ))}
        </>
      )}
    </section>
  )
}
