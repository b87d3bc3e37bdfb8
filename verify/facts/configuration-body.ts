import { createRequire } from 'node:module'
import type { FactRows } from '../harness/table.ts'
import { constant, shown } from './configuration-source.ts'

const SHOWN = ['multipart', 'patchKoa', 'jsonLimit', 'formLimit', 'textLimit', 'encoding', 'includeUnparsed', 'formidable']

/** The parts of a Zod type that say what it accepts. */
interface ZodType {
  _def: { typeName: string; innerType?: ZodType; options?: ZodType[] }
}

const TYPES: Record<string, string> = { ZodBoolean: 'boolean', ZodString: 'string', ZodNumber: 'integer' }

/** Options of the middleware `strapi::body`: those of the parser, and what Strapi sets instead. */
export default function rows(): FactRows {
  const require = createRequire(import.meta.url)
  const { KoaBodyMiddlewareOptionsSchema: schema } = require('koa-body/lib/types') as {
    KoaBodyMiddlewareOptionsSchema: { shape: Record<string, ZodType>; parse(options: object): Record<string, unknown> }
  }
  const options = schema.parse(constant<object>('middlewares/body.js', 'defaults'))
  return [['Option', 'Type', 'Default'], ...SHOWN.map((name) => [name, accepted(schema.shape[name]), shown(options[name])])]
}

function accepted(type: ZodType | undefined): string | null {
  if (!type) return null
  const { innerType, options, typeName } = type['_def']
  if (innerType) return accepted(innerType)
  return options ? options.map(accepted).join(' or ') : (TYPES[typeName] ?? null)
}
