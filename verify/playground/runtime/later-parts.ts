import { shared } from 'shared-modules'
import type { LaterPart } from '../../../playground/protocol.ts'
import type { Running } from './application.ts'
import { setSlugify } from '../shims/slugify.ts'
import type * as graphql from './graphql/start.ts'
import { Unsupported } from './router.ts'

interface Exports extends Record<LaterPart, object> {
  graphql: typeof graphql
}

const decoder = new TextDecoder()

/** Evaluates a part that only some requests need, and adds its handler. */
export async function addPart(part: LaterPart, bytes: ArrayBuffer, { strapi, router }: Running): Promise<void> {
  const { startGraphql, slugify } = evaluate(part, bytes)
  setSlugify(slugify)
  const { path, answer } = await startGraphql(strapi, (what) => new Unsupported(what))
  router.add(path, answer)
}

/** A part is a function body (`build/bundle.ts`). */
function evaluate<Part extends LaterPart>(_: Part, bytes: ArrayBuffer): Exports[Part] {
  const load = new Function('shared', decoder.decode(bytes)) as (modules: typeof shared) => Exports[Part]
  return load(shared)
}
