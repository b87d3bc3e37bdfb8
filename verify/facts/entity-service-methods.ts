import { readFileSync } from 'node:fs'

type Context = { action: string }
type Method = (...args: unknown[]) => Promise<unknown>

interface Strapi {
  documents: { use(middleware: (context: Context, next: () => unknown) => unknown): () => void }
  entityService: Record<string, Method>
}

const SOURCE = new URL('../node_modules/@strapi/core/dist/services/entity-service/index.js', import.meta.url)
const CHEF = 'api::chef.chef'
const RESTAURANT = 'api::restaurant.restaurant'
const NONE = 'none'

/** The methods of the Entity Service, their arguments in its source, and the Document Service methods that calling them sets off. */
export default async function methods(strapi: Strapi): Promise<string[][]> {
  const { entityService } = strapi
  const source = readFileSync(SOURCE, 'utf8')
  const names = Object.keys(entityService).filter((name) => typeof entityService[name] === 'function')
  const seen = await observe(strapi)
  return [
    ['Method', 'Arguments', 'Document Service method'],
    ...names.map((name) => [`${name}()`, argumentsOf(source, name), seen.get(name)?.join(', ') ?? NONE]),
  ]
}

/** Names of a method's arguments. The object itself can't tell: its methods are wrapped in functions of any arguments. */
function argumentsOf(source: string, name: string): string {
  const list = new RegExp(`^ +(?:async )?${name}\\(([^)]*)\\) \\{$`, 'm').exec(source)?.[1]
  if (list === undefined) throw new Error(`The source of the Entity Service has no method ${name}() any more.`)
  return list.replaceAll(/ = \{\}/g, '')
}

/** Calls every method that touches content, and notes what the Document Service's middlewares are told about. */
async function observe({ documents, entityService }: Strapi): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>()
  let current = ''
  const remove = documents.use(({ action }, next) => {
    seen.set(current, [...(seen.get(current) ?? []), `${action}()`])
    return next()
  })
  const call = (name: string, ...args: unknown[]) => {
    current = name
    return entityService[name]!(...args)
  }
  try {
    await call('findMany', RESTAURANT, { limit: 1 })
    await call('findMany', 'api::homepage.homepage')
    await call('findPage', RESTAURANT)
    await call('findOne', RESTAURANT, 1)
    await call('count', RESTAURANT)
    await call('load', RESTAURANT, { id: 1 }, 'categories')
    await call('loadPages', RESTAURANT, { id: 1 }, 'categories')
    await call('wrapParams', {}, { uid: CHEF, action: 'findOne' })
    await call('wrapResult', {}, { uid: CHEF, action: 'findOne' })
    const { id } = (await call('create', CHEF, { data: { name: 'Probe', publishedAt: null } })) as { id: number }
    await call('update', CHEF, id, { data: { bio: 'Soon gone' } })
    await call('delete', CHEF, id)
  } finally {
    remove()
  }
  return seen
}
