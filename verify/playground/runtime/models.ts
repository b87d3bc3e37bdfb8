import { clock } from './clock.ts'
import type { Model } from './strapi.ts'

/** Output of `build/export-models.ts`. */
export interface Models {
  contentTypes: Record<string, Model>
  components: Record<string, Model>
  /** Models of the database. */
  models: Model[]
  /** Paths of the real server, with `:name` and `(.*)`. */
  routes: string[]
}

type Anything = (...values: never[]) => unknown

/** Functions that replace placeholders in the JSON: `{ "$function": "now" }`. */
const FUNCTIONS: Record<string, Anything> = {
  now: () => new Date(),
  documentId: () => clock.nextDocumentId(),
  otherRows: ({ results }: { results: Array<{ id: number }> }) => ({ id: { $notIn: results.map(({ id }) => id) } }),
}

/** Parses exported models and restores functions. */
export function readModels(text: string): Models {
  const models = JSON.parse(text) as Models
  restoreFunctions(models)
  return models
}

/** `JSON.parse` could do this as well, but takes twice as long if it calls a function for each value. */
function restoreFunctions(parent: object): void {
  const values = parent as Record<string, unknown>
  for (const key in values) {
    const value = values[key]
    if (typeof value !== 'object' || value === null) continue
    if ('$function' in value) values[key] = FUNCTIONS[value.$function as string]
    else restoreFunctions(value)
  }
}
