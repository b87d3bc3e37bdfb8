// Runs inside Strapi like a fact, and returns its models as JSON.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { verifyFolder } from '../../harness/paths.ts'
import { configuration } from '../runtime/configuration.ts'

type Named = Record<string, unknown>

interface Strapi {
  contentTypes: Record<string, Named>
  components: Record<string, Named>
  db: { metadata: { identifiers: unknown } }
  config: { get(path: string): unknown }
  get(name: 'models'): { get(): Named[] }
  server: { listRoutes(): Array<{ path: string }> }
}

/** Functions in models, which JSON can't represent, by their source; `runtime/models.ts` restores them. */
const FUNCTIONS: Array<[name: string, source: RegExp]> = [
  ['otherRows', /\$notIn: results\.map/],
  ['now', /new Date\(\)/],
  ['documentId', /createId|stableId/],
]
/** Keys that only the server's start or the administration reads. */
const LEFT_OUT = new Set(['actions', 'lifecycles', '__schema__', '__filename__'])

export default function exportModels(strapi: Strapi): string {
  sameConfiguration('API', configuration.api, strapi.config.get('api'))
  sameConfiguration(
    'GraphQL',
    configuration.graphql,
    pick(strapi.config.get('plugin::graphql') as Named, Object.keys(configuration.graphql)),
  )
  const core = join(verifyFolder, 'node_modules/@strapi/core/dist/utils/transform-content-types-to-models.js')
  const { transformContentTypesToModels } = createRequire(import.meta.url)(core) as {
    transformContentTypesToModels(types: Named[], identifiers: unknown): Named[]
  }
  const contentTypes = sorted(strapi.contentTypes)
  const components = sorted(strapi.components)
  const types = [...Object.values(contentTypes), ...Object.values(components)]
  const models = [...transformContentTypesToModels(types, strapi.db.metadata.identifiers), ...strapi.get('models').get()]
  const all = {
    contentTypes: mapValues(contentTypes),
    components: mapValues(components),
    models: models.map(needed),
    routes: routesOf(strapi),
  }
  return JSON.stringify(all, withFunctions)
}

function sameConfiguration(of: string, wanted: unknown, found: unknown): void {
  const [here, there] = [JSON.stringify(wanted), JSON.stringify(found)]
  if (here !== there) throw new Error(`The playground has ${here} for the configuration of ${of}, the sample application ${there}.`)
}

function pick(values: Named, names: string[]): Named {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** API paths; for those that the worker doesn't have, it can report that they are unsupported. */
function routesOf(strapi: Strapi): string[] {
  const paths = strapi.server.listRoutes().map(({ path }) => path)
  return [...new Set(paths.filter((path) => path.startsWith('/api/') && !path.includes('([^')))].toSorted()
}

/** Sorts models, because Strapi reads their files concurrently. */
function sorted(models: Record<string, Named>): Record<string, Named> {
  return Object.fromEntries(Object.entries(models).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function mapValues(models: Record<string, Named>): Record<string, Named> {
  return Object.fromEntries(Object.entries(models).map(([uid, model]) => [uid, needed(model)]))
}

function needed(model: Named): Named {
  return Object.fromEntries(Object.entries(model).filter(([key]) => !LEFT_OUT.has(key)))
}

function withFunctions(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  const source = String(value)
  const [name] = FUNCTIONS.find(([, pattern]) => pattern.test(source)) ?? []
  if (!name) throw new Error(`The playground doesn’t know the function “${key}” of a model (build/export-models.ts): ${source}`)
  return { $function: name }
}
