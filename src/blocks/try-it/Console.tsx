import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { ConsoleProps } from '../../openapi/console.ts'
import { parameterKey, requestOf } from '../../openapi/request.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import { ConsoleAnswer } from './ConsoleAnswer.tsx'
import { ConsoleAuth } from './ConsoleAuth.tsx'
import { ConsoleBody } from './ConsoleBody.tsx'
import { ConsoleField, FieldProblem } from './ConsoleField.tsx'
import { CookieChoice } from './CookieChoice.tsx'
import { readForm, unsendable, type Problems } from './console-form.ts'
import { rewriteSamples } from './rewrite-samples.ts'
import { explain, sendRequest, type Outcome } from './send-request.ts'

/** Form for a request, and its response. Nothing is stored. */
export function Console(props: ConsoleProps) {
  const { operation, servers, auth, bodies, corsHint } = props
  const messages = useAllMessages()
  const id = useId()
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState(0)
  // Samples are static HTML outside React. Runs after rendering, since a field can change which other fields exist.
  useEffect(() => {
    if (changes > 0) rewriteSamples(form.current!, props, messages.console)
    // oxlint-disable-next-line react/exhaustive-deps -- only the reader's changes matter
  }, [changes])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const filled = event.currentTarget
    const { values, problems: found, hasCookies } = readForm(new FormData(filled), props, messages.console)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusField(filled, first)
    const request = requestOf(operation, values)
    const url = new URL(request.url, location.href).href
    const sent = `${request.method} ${url}`
    setOutcome(undefined)
    setSending(true)
    try {
      setOutcome({ request: sent, answer: await sendRequest({ ...request, url }, { hasCookies, words: messages.console }) })
    } catch (error) {
      setOutcome({ request: sent, failure: explain(error, { method: request.method, url, hasCookies, corsHint, words: messages.console }) })
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      {/* Errors are shown next to fields instead of in native tooltips. */}
      <form ref={form} noValidate onSubmit={onSubmit} onChange={() => setChanges(changes + 1)}>
        <div>
          <label htmlFor={`${id}-server`}>{messages.console.server}</label>
          <input
            id={`${id}-server`}
            name="server"
            type="text"
            inputMode="url"
            required
            list={`${id}-servers`}
            defaultValue={servers[0]?.url ?? '/'}
            spellCheck={false}
            aria-invalid={problems.server !== undefined}
            aria-describedby={`${id}-server-problem`}
          />
          <datalist id={`${id}-servers`}>
            {servers.map((server) => (
              <option key={server.url} value={server.url}>
                {server.description}
              </option>
            ))}
          </datalist>
          <FieldProblem id={`${id}-server-problem`} text={problems.server} />
        </div>
        {auth.length > 0 && <ConsoleAuth id={`${id}-auth`} alternatives={auth} problems={problems} />}
        {operation.parameters.map((parameter, index) => {
          const key = parameterKey(parameter)
          return (
            <ConsoleField
              key={key}
              id={`${id}-${index}`}
              name={key}
              place={parameter.in}
              field={parameter}
              note={unsendable(parameter, messages.console)}
              problem={problems[key]}
              initial={parameter.isRequired ? parameter.example : ''}
            />
          )
        })}
        {bodies.length > 0 && <ConsoleBody id={`${id}-body`} inputs={bodies} problems={problems} />}
        <CookieChoice id={`${id}-cookies`} parameters={operation.parameters} auth={auth} />
        {/* `disabled` would drop focus. */}
        <button type="submit" aria-disabled={isSending}>
          {isSending ? messages.console.sending : messages.console.send}
        </button>
      </form>
      <ConsoleAnswer outcome={outcome} />
    </>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
