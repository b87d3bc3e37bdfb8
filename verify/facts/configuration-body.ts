import { createRequire } from 'node:module'
import { constant, shown } from './configuration-source.ts'

const SHOWN = ['multipart', 'patchKoa', 'jsonLimit', 'formLimit', 'textLimit', 'encoding', 'includeUnparsed', 'formidable']

/** Options of the middleware `strapi::body`: those of the parser, and what Strapi sets instead. */
export default function rows(): string[][] {
  const require = createRequire(import.meta.url)
  const { KoaBodyMiddlewareOptionsSchema: schema } = require('koa-body/lib/types') as {
    KoaBodyMiddlewareOptionsSchema: { parse(options: object): Record<string, unknown> }
  }
  const options = schema.parse(constant<object>('middlewares/body.js', 'defaults'))
  return [['Option', 'Default'], ...SHOWN.map((name) => [name, shown(options[name])])]
}
