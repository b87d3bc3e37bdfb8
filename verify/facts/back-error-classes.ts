import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Strapi {
  dirs: { app: { root: string } }
}

interface Formatted {
  status: number
  body: { error: { message: string } }
}

const NAMES = [
  'ApplicationError',
  'ValidationError',
  'PaginationError',
  'UnauthorizedError',
  'ForbiddenError',
  'PolicyError',
  'NotFoundError',
  'PayloadTooLargeError',
  'RateLimitError',
  'NotImplementedError',
]

/** The error classes of @strapi/utils, with the status that they lead to and their default message. */
export default function errorClasses(strapi: Strapi): string[][] {
  const fromApp = createRequire(join(strapi.dirs.app.root, 'package.json'))
  const fromStrapi = createRequire(fromApp.resolve('@strapi/strapi/package.json'))
  const core = dirname(fromStrapi.resolve('@strapi/core/package.json'))
  const { errors } = fromStrapi('@strapi/utils') as { errors: Record<string, new () => Error> }
  const { formatApplicationError } = fromStrapi(join(core, 'dist/services/errors.js')) as {
    formatApplicationError(error: Error): Formatted
  }
  const rows = NAMES.map((name) => {
    const { status, body } = formatApplicationError(new errors[name]!())
    return [name, String(status), body.error.message]
  })
  return [['Class', 'Status', 'Default message'], ...rows]
}
