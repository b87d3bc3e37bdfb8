import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const explanations = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    /** Heading in the list of all differences. */
    topic: z.string(),
    /** What is different now, as one sentence for readers. */
    says: z.string(),
    /** URL and name of the change in the product. */
    source: z.url().optional(),
    named: z.string().optional(),
    /** Matches the differences that it explains, which must meet all conditions. Empty for a difference that no sample shows. */
    of: z.strictObject({
      what: z.enum(['sample', 'table', 'fact']).optional(),
      kind: z.enum(['added', 'other', 'refused']).optional(),
      /** Patterns of the route and of the position in the document. */
      route: z.string().optional(),
      at: z.string().optional(),
      /**
       * Pattern of a changed line, including its sign, or of a line of a message. Only matching lines are explained; without a
       * pattern, all are.
       */
      line: z.string().optional(),
    }),
  }),
)

/** Explains differences in another version of the product that have the same cause. */
export type Explanation = z.output<typeof explanations>[number]

/**
 * Reads the explanations in a version's folder; empty if it has no file.
 * @throws Error that describes what is invalid
 */
export function readExplanations(folder: string): Explanation[] {
  const file = join(folder, 'explanations.yaml')
  if (!existsSync(file)) return []
  const { success, data, error } = explanations.safeParse(parse(readFileSync(file, 'utf8')) ?? [])
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`)
  return data
}
