import { attempt, METHODS, required, RESTAURANT, REVIEW, type Params, type Strapi } from './document-service-probe.ts'

/** Values that change what a method does, if it reads the parameter. */
const EVERYWHERE: Params = {
  documentId: 'nowhere',
  data: { name: 'Another probe' },
  locale: 'fr',
  status: 'published',
  filters: { name: 'Nothing' },
  fields: ['tagline'],
  populate: ['neighborhood'],
}
/** For the methods that look for documents instead of being given one. */
const SEARCHING: Params = { _q: 'noodle', sort: 'name:desc', start: 2, limit: 1 }

/** Not for readers: `clone()` is marked as internal, the others handle components inside of middlewares. */
const INTERNAL = ['clone', 'updateComponents', 'omitComponentData']

/** The methods of a type, and the parameters that have an effect on each, found by calling them with and without. */
export default async function methods(strapi: Strapi): Promise<string[][]> {
  const repository = strapi.documents(RESTAURANT)
  const plain = strapi.documents(REVIEW)
  const found = Object.keys(repository).filter((name) => typeof repository[name] === 'function' && !INTERNAL.includes(name))
  const rows = []
  for (const method of found.toSorted((a, b) => METHODS.indexOf(a) - METHODS.indexOf(b))) {
    const parameters = await effective(strapi, method)
    rows.push([`${method}()`, parameters.join(', '), typeof plain[method] === 'function' ? 'No' : 'Yes'])
  }
  return [['Method', 'Parameters', 'Needs Draft & Publish'], ...rows]
}

async function effective(strapi: Strapi, method: string): Promise<string[]> {
  const base = await required(strapi, method)
  const without = JSON.stringify(await attempt(strapi, method, base), withoutNoise)
  const searches = ['findFirst', 'findMany', 'count'].includes(method)
  const names = []
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...(searches ? SEARCHING : {}) })) {
    if (JSON.stringify(await attempt(strapi, method, { ...base, [name]: value }), withoutNoise) !== without) names.push(name)
  }
  return names
}

/** Leaves out what differs from call to call. */
function withoutNoise(key: string, value: unknown): unknown {
  if (key === 'publishedAt') return value !== null
  return ['id', 'documentId', 'createdAt', 'updatedAt', 'doorCode'].includes(key) ? undefined : value
}
