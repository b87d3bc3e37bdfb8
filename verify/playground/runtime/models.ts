import { clock } from './clock.ts'
import type { Model } from './strapi.ts'

/** What `build/models.ts` exports. */
export interface Models {
  contentTypes: Record<string, Model>
  components: Record<string, Model>
  /** Of the database. */
  models: Model[]
  /** Addresses that the real server has, with `:name` and `(.*)` in them. */
  routes: string[]
}

type Anything = (...values: never[]) => unknown

/** What stands in the place of functions, which JSON lacks: `{ "$function": "now" }`. */
const FUNCTIONS: Record<string, Anything> = {
  now: () => new Date(),
  documentId: () => clock.nextDocumentId(),
  otherRows: ({ results }: { results: Array<{ id: number }> }) => ({ id: { $notIn: results.map(({ id }) => id) } }),
}

/** Reads what was exported, functions included. */
export function readModels(text: string): Models {
  return JSON.parse(text, (_, value: unknown) => {
    const name = (value as { $function?: string } | null)?.$function
    return name === undefined ? value : FUNCTIONS[name]
  }) as Models
}
