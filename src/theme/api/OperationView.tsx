import type { ReactNode } from 'react'
import type { AuthScheme, Media, Operation, Parameter, Response } from '../../openapi/reference.ts'
import { Method } from './Method.tsx'
import { Rules, SchemaParts, SchemaType } from './SchemaView.tsx'
import { Text } from './Text.tsx'

interface OperationViewProps {
  operation: Operation
  schemes: AuthScheme[]
  /** The request in several languages, and the console to send it. */
  request: ReactNode
  /** Shows code with its colours. */
  code: (text: string, language: string) => ReactNode
}

/** One operation: what it takes and answers at the left, how it is called at the right. */
export function OperationView({ operation, schemes, request, code }: OperationViewProps) {
  const { id, method, path, summary, description, isDeprecated, parameters, body, responses } = operation
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return (
    <section className="api-operation" aria-labelledby={id}>
      <div>
        <h3 id={id}>
          {summary}
          {isDeprecated && <span className="api-mark">deprecated</span>}
        </h3>
        <p className="api-path">
          <Method name={method} /> <code>{path}</code>
        </p>
        <Text>{description}</Text>
        {schemes.length > 0 && (
          <p className="api-auth">
            Needs {schemes.map(({ name }) => name).join(' or ')}: {schemes.map(describeScheme).join(', or ')}.
          </p>
        )}
        {places.map((place) => (
          <Parameters key={place} place={place} parameters={parameters.filter((parameter) => parameter.in === place)} />
        ))}
        {body && (
          <>
            <h4>Body{body.isRequired && <span className="api-required">required</span>}</h4>
            <Text>{body.description}</Text>
            {body.media.map((media) => (
              <MediaView key={media.type} media={media} />
            ))}
          </>
        )}
        <h4>Responses</h4>
        {responses.map((response) => (
          <ResponseView key={response.status} response={response} code={code} />
        ))}
      </div>
      <div className="api-request">{request}</div>
    </section>
  )
}

function describeScheme({ kind, carrier }: AuthScheme): string {
  if (kind === 'bearer') return 'a token in the Authorization header'
  if (kind === 'basic') return 'name and password in the Authorization header'
  return carrier ? `a key in the ${carrier.in === 'query' ? 'query parameter' : carrier.in} ${carrier.name}` : 'as its description says'
}

function Parameters({ place, parameters }: { place: string; parameters: Parameter[] }) {
  return (
    <>
      <h4>{place === 'path' ? 'Path' : place === 'query' ? 'Query' : place === 'header' ? 'Header' : 'Cookie'} parameters</h4>
      <dl className="api-properties">
        {parameters.map(({ name, isRequired, isDeprecated, description, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <SchemaType schema={schema} />
              {isRequired && <span className="api-required">required</span>}
              {isDeprecated && <span className="api-mark">deprecated</span>}
            </dt>
            <dd>
              <Text>{description === '' ? schema.description : description}</Text>
              <Rules rules={schema.rules} />
              <SchemaParts schema={schema} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function MediaView({ media: { type, schema } }: { media: Media }) {
  return (
    <>
      <p className="api-media">
        <code>{type}</code> {schema && <SchemaType schema={schema} />}
      </p>
      {schema && <SchemaParts schema={schema} />}
    </>
  )
}

function ResponseView({
  response: { status, description, headers, media },
  code,
}: { response: Response } & Pick<OperationViewProps, 'code'>) {
  const head = (
    <>
      <span className="api-status" data-class={status[0]}>
        {status}
      </span>{' '}
      {description}
    </>
  )
  // Refusals look alike; one example of each would bury the others.
  const isSuccess = status.startsWith('2') || status === 'default'
  if (headers.length === 0 && media.length === 0) return <p className="api-response">{head}</p>
  return (
    <details className="api-response">
      <summary>{head}</summary>
      {headers.length > 0 && <Parameters place="header" parameters={headers} />}
      {media.map((one) => (
        <div key={one.type}>
          <MediaView media={one} />
          {isSuccess && one.example !== undefined && code(one.example, /\bjson\b/.test(one.type) ? 'json' : 'text')}
        </div>
      ))}
    </details>
  )
}
