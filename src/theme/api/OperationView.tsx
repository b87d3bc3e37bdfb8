import { Fragment, type ReactNode } from 'react'
import type { AuthScheme, Media, Operation, Parameter, OperationResponse } from '../../openapi/reference.ts'
import { describeAuth } from '../../openapi/describe-auth.ts'
import { useAllMessages } from '../state/messages.tsx'
import { Method } from './Method.tsx'
import { FieldMark, PropertyView, SchemaParts, SchemaType, TypeText } from './SchemaView.tsx'
import { Text } from './Text.tsx'

interface OperationViewProps {
  operation: Operation
  /** Alternatives; each lists schemes that are required together. */
  auth: AuthScheme[][]
  /** Request samples and the console. */
  request: ReactNode
  /** Renders highlighted code. */
  code: (text: string, language: string) => ReactNode
}

/** Renders one operation: its parameters, request samples, and responses. On wide screens, the samples are on the right. */
export function OperationView({ operation, auth, request, code }: OperationViewProps) {
  const { id, method, path, summary, description, isDeprecated, parameters, body, responses } = operation
  const { api } = useAllMessages()
  const good = responses.filter(({ status }) => status.startsWith('2'))
  const success = good.length > 0 ? good : responses.filter(({ status }) => status === 'default')
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return (
    <section className="api-operation" aria-labelledby={id}>
      <div>
        <h3 id={id}>
          {summary}
          {isDeprecated && <FieldMark name="deprecated" />}
        </h3>
        {summary !== `${method} ${path}` && (
          <p className="api-path">
            <Method name={method} /> <code>{path}</code>
          </p>
        )}
        <Text>{description}</Text>
        {auth.length > 0 && <p className="api-auth">{describeAuth(auth, api.auth)}</p>}
        {places.map((place) => (
          <Parameters key={place} place={place} parameters={parameters.filter((parameter) => parameter.in === place)} />
        ))}
        {body && (
          <>
            <h4>
              {api.body}
              {body.isRequired && <FieldMark name="required" />}
            </h4>
            <Text>{body.description}</Text>
            {body.media.map((media) => (
              <MediaView key={media.type} media={media} />
            ))}
          </>
        )}
      </div>
      <div className="api-request">{request}</div>
      <div>
        <h4>{api.responses}</h4>
        {responses.map((response) => (
          <ResponseView key={response.status} response={response} isSuccess={success.includes(response)} code={code} />
        ))}
      </div>
    </section>
  )
}

function Parameters({ place, parameters }: { place: Parameter['in']; parameters: Parameter[] }) {
  const { api } = useAllMessages()
  return (
    <>
      <h4>{api.parameters[place]}</h4>
      <dl className="options">
        {parameters.map(({ name, isRequired, isDeprecated, description, schema }) => (
          <PropertyView
            key={name}
            property={{ name, isRequired, isDeprecated, schema: description === '' ? schema : { ...schema, description } }}
          />
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
  isSuccess,
  code,
}: { response: OperationResponse; isSuccess: boolean } & Pick<OperationViewProps, 'code'>) {
  const head = (
    <>
      <span className="api-status" data-class={status[0]}>
        {status}
      </span>{' '}
      {description}
    </>
  )
  // Error responses are alike: link to the schema that they share instead of repeating an example for each.
  const isLinked = !isSuccess && media.every(({ schema }) => schema?.link !== undefined)
  if (headers.length === 0 && (media.length === 0 || isLinked)) {
    return (
      <p className="api-response">
        {head}
        {media.map(({ type, schema }) => (
          <Fragment key={type}>
            {' '}
            <TypeText schema={schema!} /> <code>{type}</code>
          </Fragment>
        ))}
      </p>
    )
  }
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
