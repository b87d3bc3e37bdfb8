import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FactRows } from '../harness/table.ts'
import { shown, typeOf } from './configuration-source.ts'

interface Strapi {
  plugin(name: 'upload'): { config(path: string): unknown }
}

/** Options of the Upload plugin for the local provider, as they are in an application that sets none. */
export default function rows(strapi: Strapi): FactRows {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@strapi/upload/strapi-server')
  const [, chunk = ''] = /require\("([^"]+)"\)/.exec(readFileSync(entry, 'utf8')) ?? []
  const source = readFileSync(join(dirname(entry), chunk), 'utf8')
  const [, breakpoints = ''] = /const DEFAULT_BREAKPOINTS = \{\n([^}]*)\}/.exec(source) ?? []
  const sizes = [...breakpoints.matchAll(/(\w+): (\S+?),?\n/g)].map(([, name, size]) => `${name}: ${Number(size)}`)
  const { config } = strapi.plugin('upload')
  return [
    ['Option', 'Type', 'Default'],
    ...['provider', 'sizeLimit', 'actionOptions', 'providerOptions.localServer'].map((name) => [
      name,
      typeOf(config(name)),
      shown(config(name)),
    ]),
    ['breakpoints', 'object', `{ ${sizes.join(', ')} }`],
  ]
}
