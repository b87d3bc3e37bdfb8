interface Response {
  status?: number
  body?: { error: { name: string; message: string } }
}

interface Strapi {
  server: { app: { response: Record<string, (this: Response) => void> } }
}

const NAMES = [
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'gone',
  'payloadTooLarge',
  'unprocessableEntity',
  'locked',
  'tooManyRequests',
  'internalServerError',
  'notImplemented',
  'serviceUnavailable',
]

/** Functions of the context that answer with an error: status, name, and default message. */
export default function errorHelpers(strapi: Strapi): string[][] {
  const rows = NAMES.map((name) => {
    const response: Response = {}
    strapi.server.app.response[name]!.call(response)
    const { name: error, message } = response.body!.error
    return [`ctx.${name}()`, String(response.status), error, message]
  })
  return [['Function', 'Status', 'Name', 'Default message'], ...rows]
}
