import { useId, useState, type SubmitEvent } from 'react'
import type { AuthScheme, Parameter, Server } from '../../openapi/reference.ts'
import { parameterKey, requestOf, type ApiRequest, type RequestShape } from '../../openapi/request.ts'

export interface TryItProps {
  operation: Omit<RequestShape, 'parameters'> & { parameters: Array<Pick<Parameter, 'name' | 'in' | 'isRequired' | 'example'>> }
  servers: Server[]
  schemes: AuthScheme[]
  /** What is sent, with its type; absent when the operation takes nothing. */
  content?: { type: string; body: string } | undefined
}

interface Answer {
  status: number
  statusText: string
  /** Until the whole body was there, in milliseconds. */
  time: number
  headers: Array<[string, string]>
  body: string
}

/** A console that sends an operation's request from the reader's browser. Nothing of it is stored. */
export default function TryIt({ operation, servers, schemes, content }: TryItProps) {
  const id = useId()
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState('')
  const [url, setUrl] = useState('')

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const request = readRequest(new FormData(event.currentTarget), { operation, schemes, content })
    setUrl(`${request.method} ${request.url}`)
    setAnswer(undefined)
    setFailure('')
    setSending(true)
    try {
      setAnswer(await send(request))
    } catch (error) {
      setFailure(explain(error, request.url))
    } finally {
      setSending(false)
    }
  }

  return (
    <details className="try-it">
      <summary>Try it</summary>
      <form onSubmit={onSubmit}>
        <label htmlFor={`${id}-server`}>Server</label>
        <input
          id={`${id}-server`}
          name="server"
          type="url"
          required
          list={`${id}-servers`}
          defaultValue={servers[0]?.url}
          spellCheck={false}
        />
        <datalist id={`${id}-servers`}>
          {servers.map((server) => (
            <option key={server.url} value={server.url}>
              {server.description}
            </option>
          ))}
        </datalist>
        {schemes.length > 0 && (
          <fieldset>
            <legend>Authentication</legend>
            {schemes.length > 1 && (
              <select name="scheme" aria-label="Scheme">
                {schemes.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
            <label htmlFor={`${id}-secret`}>{schemes[0]!.kind === 'basic' ? 'name:password' : 'Token or key'}</label>
            <input id={`${id}-secret`} name="secret" type="password" autoComplete="off" />
          </fieldset>
        )}
        {operation.parameters.map((parameter) => {
          const key = parameterKey(parameter)
          const fieldId = `${id}-${key.replace(' ', '-')}`
          return (
            <div key={key}>
              <label htmlFor={fieldId}>
                {parameter.name} <small>{parameter.in}</small>
              </label>
              <input
                id={fieldId}
                type="text"
                name={key}
                required={parameter.isRequired}
                defaultValue={parameter.isRequired ? parameter.example : ''}
                placeholder={parameter.example}
                spellCheck={false}
              />
            </div>
          )
        })}
        {content && (
          <>
            <label htmlFor={`${id}-body`}>
              Body <small>{content.type}</small>
            </label>
            <textarea
              id={`${id}-body`}
              name="body"
              spellCheck={false}
              rows={Math.min(16, content.body.split('\n').length + 1)}
              defaultValue={content.body}
            />
          </>
        )}
        <button type="submit" disabled={isSending}>
          {isSending ? 'Sending …' : 'Send'}
        </button>
      </form>
      <div role="status">
        {answer && (
          <p>
            <span className="api-status" data-class={String(answer.status)[0]}>
              {answer.status}
            </span>{' '}
            {answer.statusText} <small>{Math.round(answer.time)} ms</small>
          </p>
        )}
      </div>
      {failure && (
        <p className="try-it-failure" role="alert">
          {failure}
        </p>
      )}
      {answer && (
        <>
          <p className="try-it-url">
            <code>{url}</code>
          </p>
          <details>
            <summary>Headers</summary>
            <dl className="try-it-headers">
              {answer.headers.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
          <pre tabIndex={0}>
            <code>{answer.body === '' ? '(empty)' : answer.body}</code>
          </pre>
        </>
      )}
    </details>
  )
}

function readRequest(form: FormData, { operation, schemes, content }: Pick<TryItProps, 'operation' | 'schemes' | 'content'>): ApiRequest {
  const text = (name: string) => String(form.get(name) ?? '')
  const scheme = schemes.find(({ name }) => name === text('scheme')) ?? schemes[0]
  return requestOf(operation, {
    server: text('server'),
    parameters: Object.fromEntries(operation.parameters.map((parameter) => [parameterKey(parameter), text(parameterKey(parameter))])),
    auth: scheme && { scheme, secret: text('secret') },
    content: content && { type: content.type, body: text('body') },
  })
}

/** A server that says nothing for so long isn't going to, in milliseconds. */
const PATIENCE = 30_000
/** Characters of an answer that are shown. */
const SHOWN = 100_000

async function send({ method, url, headers, body }: ApiRequest): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return {
    status: response.status,
    statusText: response.statusText,
    time: performance.now() - started,
    headers: [...response.headers],
    body: pretty(text).slice(0, SHOWN),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

/** Browsers tell scripts only that a request failed, so the usual reasons are named. */
function explain(error: unknown, url: string): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `${new URL(url).host} didn’t answer within ${PATIENCE / 1000} seconds.`
  if (!URL.canParse(url)) return `“${url}” isn’t an address.`
  const { protocol, host, origin } = new URL(url)
  const mixed = location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.)/.test(host)
  if (mixed) return `This page came by https, and browsers don’t let it ask ${host} by http.`
  return [
    `The browser got no answer from ${origin} that it may show.`,
    'Is the server running, and is its certificate trusted?',
    `If it is, it has to allow requests from ${location.origin} (CORS): in Strapi, add that origin to the strapi::cors middleware.`,
  ].join(' ')
}
