import type { ConsoleProps } from '../../openapi/console.ts'
import type { AuthScheme, BodyInput, Field, Parameter } from '../../openapi/reference.ts'
import type { Messages } from '../../messages/messages.ts'
import { parameterKey, type BodyValues, type Credentials, type RequestValues } from '../../openapi/request.ts'
import { isEmpty, problemOf, type FieldValue } from '../../openapi/values.ts'

/** Errors by form control name, in the order of the controls. */
export type Problems = Record<string, string>

export const INCLUDE_COOKIES = 'cookies'

/** Forbidden request headers (Fetch, section 2.2.2). */
const FORBIDDEN_HEADER =
  /^(?:accept-(?:charset|encoding)|access-control-request-(?:headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(?:proxy|sec)-.*)$/i

/** Header values are byte strings (Latin-1). */
const LATIN = /^[\t -~\u0080-\u00FF]*$/

type Words = Messages['console']

/** Returns the reason why browsers can't send a parameter; `undefined` if they can. */
export function unsendable({ in: place, name }: Pick<Parameter, 'in' | 'name'>, words: Words): string | undefined {
  if (place === 'cookie') return words.cookie
  if (place === 'header' && FORBIDDEN_HEADER.test(name)) return words.forbiddenHeader
  return undefined
}

/** Form control name of a scheme's secret. */
export function secretKey({ name }: AuthScheme): string {
  return `auth ${name}`
}

/** Form control name of a body field. */
export function bodyKey({ name }: Field): string {
  return `body ${name}`
}

interface FilledForm {
  values: RequestValues<File>
  problems: Problems
  hasCookies: boolean
}

export function readForm(form: FormData, { operation, auth, bodies, isBodyRequired }: ConsoleProps, words: Words): FilledForm {
  const problems: Problems = {}
  const note = (name: string, problem: string | undefined) => {
    if (problem !== undefined) problems[name] = problem
  }
  const text = (name: string) => String(form.get(name) ?? '')

  note('server', serverProblem(text('server'), words.problems))
  const credentials = (auth[Number(text('alternative'))] ?? []).map((scheme): Credentials => {
    const key = secretKey(scheme)
    note(key, scheme.kind !== 'basic' && scheme.carrier?.in !== 'query' ? headerProblem(text(key), words.problems) : undefined)
    return { scheme, secret: scheme.kind === 'basic' ? basicSecret(text(`${key} user`), text(key)) : text(key) }
  })
  const sendable = operation.parameters.filter((parameter) => unsendable(parameter, words) === undefined)
  for (const parameter of sendable) {
    const key = parameterKey(parameter)
    note(key, problemOf(parameter, text(key), words.problems) ?? placeProblem(parameter.in, text(key), words.problems))
  }
  const input = bodies[Number(text('media'))]
  const body = input && readBody(form, input)
  const hasBody = body !== undefined && (isBodyRequired || Object.values(body).some((value) => !isEmpty(value)))
  if (input && hasBody)
    for (const field of input.fields)
      note(bodyKey(field), problemOf(input.isForm ? field : { ...field, name: words.body }, body[field.name]!, words.problems))
  return {
    values: {
      server: text('server'),
      parameters: Object.fromEntries(sendable.map(parameterKey).map((key) => [key, text(key)])),
      auth: credentials,
      body: input && hasBody ? { input, values: body } : undefined,
    },
    problems,
    hasCookies: form.has(INCLUDE_COOKIES),
  }
}

function readBody(form: FormData, { fields }: BodyInput): BodyValues<File> {
  return Object.fromEntries(
    fields.map((field): [string, FieldValue<File>] => {
      const values = form.getAll(bodyKey(field))
      const hasFiles = field.kind === 'file' || field.kind === 'files'
      // An empty file control yields a file without a name.
      return [
        field.name,
        hasFiles ? values.filter((value): value is File => value instanceof File && value.name !== '') : String(values[0] ?? ''),
      ]
    }),
  )
}

function basicSecret(user: string, password: string): string {
  return user === '' && password === '' ? '' : `${user}:${password}`
}

function serverProblem(server: string, problems: Words['problems']): string | undefined {
  if (server.trim() === '') return problems.server
  return URL.canParse(server, location.href) ? undefined : problems.serverAddress(server)
}

function placeProblem(place: Parameter['in'], value: string, problems: Words['problems']): string | undefined {
  if (place === 'header') return headerProblem(value, problems)
  // Browsers resolve `.` and `..` as relative segments even if they are escaped.
  return place === 'path' && /^\.\.?$/.test(value) ? problems.pathStep(value) : undefined
}

function headerProblem(value: string, problems: Words['problems']): string | undefined {
  // Each line is an item of a list, which is joined before it is sent.
  return LATIN.test(value.replaceAll(/\r?\n/g, '')) ? undefined : problems.header
}
