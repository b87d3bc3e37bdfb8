import { errors as handleErrors } from '@core/middlewares/errors.mjs'
import createKoaApp from '@core/services/server/koa.mjs'
import requestContext from '@core/services/request-context.mjs'
import type { PlaygroundAnswer, PlaygroundRequest } from '../../../playground/protocol.ts'
import { Context } from './context.ts'
import { Unsupported, type Router } from './router.ts'

// Adds Strapi's response helpers to contexts.
createKoaApp({})

type Middleware = (context: Context, next: () => Promise<unknown>) => Promise<unknown>

const withErrors = handleErrors() as Middleware

/** Runs a request through Strapi's error handling and its route. */
export async function answerRequest(router: Router, request: PlaygroundRequest): Promise<Omit<PlaygroundAnswer, 'ms'>> {
  const headers = headersOf(request)
  const url = new URL(request.path.replaceAll(/[^\x21-\x7E]/g, encodeURIComponent), 'http://localhost:1337')
  const context = new Context({ method: request.method, url, headers, body: undefined })
  let unsupported: Unsupported | undefined
  await requestContext.run(context, () =>
    withErrors(context, async () => {
      context.request.body = bodyOf(request, headers)
      await router.answer(context).catch((error: unknown) => {
        if (!(error instanceof Unsupported)) throw error
        unsupported = error
      })
    }),
  )
  if (unsupported) throw unsupported
  const response = responseOf(context)
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}

function headersOf({ headers = {}, body, as }: PlaygroundRequest): Record<string, string> {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ...(body && { 'content-type': 'application/json' }),
    ...lower,
    ...(as !== undefined && { authorization: `Bearer as:${as}` }),
  }
}

/** Parses the body like `koa-body`. */
function bodyOf({ method, body }: PlaygroundRequest, headers: Record<string, string>): unknown {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return undefined
  if (!body) return {}
  const type = headers['content-type'] ?? ''
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body))
  if (!type.includes('json')) return type.startsWith('text/') ? body : {}
  return parseJson(body)
}

/** Parses JSON like `co-body` in strict mode, which only accepts objects and arrays. */
function parseJson(body: string): unknown {
  try {
    if (!/^[\x20\t\n\r]*[[{]/.test(body)) throw new SyntaxError('invalid JSON, only supports object and array')
    return JSON.parse(body)
  } catch (error) {
    throw Object.assign(error as Error, { status: 400 })
  }
}

function responseOf({ response }: Context): Omit<PlaygroundAnswer, 'ms'> {
  const { status, body, message } = response
  const isJson = typeof body === 'object' && body !== null
  const isEmpty = status === 204 || status === 304
  const text = isEmpty ? '' : isJson ? JSON.stringify(body) : typeof body === 'string' ? body : body === undefined ? message : String(body)
  const type = isEmpty ? {} : { 'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8' }
  return { status, reason: message, headers: { ...type, ...response.headers }, body: text }
}
