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
  return JSON.parse(text, (_, value: unknown) => {
    const name = (value as { $function?: string } | null)?.$function
    return name === undefined ? value : FUNCTIONS[name]
  }) as Models
}
