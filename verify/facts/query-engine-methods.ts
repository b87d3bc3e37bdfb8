type Params = Record<string, unknown>
type Repository = Record<string, (...args: unknown[]) => Promise<unknown>>

interface Strapi {
  db: {
    query(uid: string): Repository
    transaction(callback: () => Promise<void>): Promise<void>
    lifecycles: { subscribe(subscriber: (event: { action: string; model: { uid: string } }) => void): () => void }
  }
}

/** With Draft & Publish, relations, and a default: every parameter can have an effect. */
const DISH = 'api::dish.dish'

/** In the order in which the documents present them. */
const METHODS = [
  'findOne',
  'findMany',
  'findWithCount',
  'findPage',
  'create',
  'update',
  'delete',
  'createMany',
  'updateMany',
  'deleteMany',
  'count',
  'populate',
  'load',
  'loadPages',
  'attachRelations',
  'updateRelations',
  'deleteRelations',
]

/** Values that change what a method does, if it reads the parameter. */
const EVERYWHERE: Params = {
  where: { name: 'Midnight Ramen' },
  data: { name: 'Another probe' },
  select: ['name'],
  populate: ['menus'],
  orderBy: { price: 'desc' },
  limit: 1,
  offset: 1,
  page: 2,
  pageSize: 3,
  _q: 'noodle',
}
/** Only what finds or counts has these; on others, `data` tells more. */
const FILTERS: Params = { filters: { name: 'Garden Curry' } }

class Undo extends Error {}

/** The methods of a repository, the parameters that have an effect on each, and the lifecycle events that each one starts. */
export default async function methods(strapi: Strapi): Promise<string[][]> {
  const repository = strapi.db.query(DISH)
  const names = Object.keys(repository).toSorted((a, b) => METHODS.indexOf(a) - METHODS.indexOf(b))
  const rows = []
  for (const name of names) {
    const args = argumentsOf(repository[name]!)
    const takes = args[0] === 'params' ? await effective(strapi, name) : args
    rows.push([`${name}()`, takes.join(', '), await events(strapi, name)])
  }
  return [['Method', 'Takes', 'Lifecycle events'], ...rows]
}

/** The names of a function's arguments, without defaults. */
function argumentsOf(method: { toString(): string }): string[] {
  const list = /\(([^)]*)\)/.exec(method.toString())?.[1] ?? ''
  return list
    .split(',')
    .map((argument) => argument.split('=')[0]!.trim())
    .filter((argument) => argument !== '')
}

async function effective(strapi: Strapi, name: string): Promise<string[]> {
  const base = required(name)
  const without = await attempt(strapi, name, [base])
  const reads = name.startsWith('find') || name === 'count'
  const candidates = reads ? { ...EVERYWHERE, ...FILTERS } : EVERYWHERE
  const found = []
  for (const [parameter, value] of Object.entries(candidates)) {
    const given = parameter === 'data' && name === 'createMany' ? [value] : value
    if ((await attempt(strapi, name, [{ ...base, [parameter]: given }])) !== without) found.push(parameter)
  }
  return found
}

/** Parameters without which a method refuses to work. */
function required(name: string): Params {
  if (name === 'create') return { data: { name: 'Probe' } }
  if (name === 'createMany') return { data: [{ name: 'Probe' }] }
  if (name === 'update' || name === 'updateMany') return { where: { name: 'Garden Curry' }, data: { price: 1 } }
  if (name === 'delete' || name === 'deleteMany') return { where: { name: 'Garden Curry' } }
  return {}
}

/** What a call returns and what it leaves in the database, as text. Nothing of what it wrote remains. */
async function attempt(strapi: Strapi, name: string, args: unknown[]): Promise<string> {
  const repository = strapi.db.query(DISH)
  let outcome = ''
  try {
    await strapi.db.transaction(async () => {
      const result = await repository[name]!(...args.map((argument) => structuredClone(argument)))
      const rows = await repository.findMany!({ orderBy: 'id', populate: ['menus'] })
      outcome = JSON.stringify([result, rows], withoutNoise)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) outcome = (error as Error).message
  }
  return outcome
}

/** Leaves out what differs from call to call. */
function withoutNoise(key: string, value: unknown): unknown {
  return ['documentId', 'createdAt', 'updatedAt', 'publishedAt'].includes(key) ? undefined : value
}

async function events(strapi: Strapi, name: string): Promise<string> {
  const row = (await strapi.db.query(DISH).findOne!({ where: { name: 'Garden Curry' } })) as { id: number }
  const args = argumentsOf(strapi.db.query(DISH)[name]!)
  const values: Params = { id: row.id, data: { menus: [] }, entity: row, populate: ['menus'], fields: 'menus', field: 'menus' }
  const given = args[0] === 'params' ? [required(name)] : args.map((argument) => (argument === 'params' ? {} : values[argument]))
  const seen = new Set<string>()
  const repository = strapi.db.query(DISH)
  try {
    await strapi.db.transaction(async () => {
      const unsubscribe = strapi.db.lifecycles.subscribe(({ action, model }) => {
        if (model.uid === DISH && action.startsWith('before')) seen.add(action.slice('before'.length))
      })
      try {
        await repository[name]!(...given)
      } finally {
        unsubscribe()
      }
      throw new Undo()
    })
  } catch {
    // What it started until then is what counts.
  }
  return seen.size === 0 ? 'none' : [...seen].map((event) => event[0]!.toLowerCase() + event.slice(1)).join(', ')
}
