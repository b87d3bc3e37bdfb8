import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const explanations = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    /** Heading below which the list of all differences has it. */
    topic: z.string(),
    /** One sentence for readers: what is different now. */
    says: z.string(),
    /** Address of the change in the product, and what it is called. */
    source: z.url().optional(),
    named: z.string().optional(),
    /** Which differences it explains; all that is given has to fit. Nothing: one that no sample shows. */
    of: z.strictObject({
      what: z.enum(['sample', 'table', 'fact']).optional(),
      kind: z.enum(['added', 'other', 'refused']).optional(),
      /** Patterns of the route, and of the place in the document. */
      route: z.string().optional(),
      at: z.string().optional(),
      /** Pattern of a changed line with its sign, or of a message's. It explains the lines that fit; without it, all. */
      line: z.string().optional(),
    }),
  }),
)

/** Why something is different in another version of the product: one for all differences that have the same cause. */
export type Explanation = z.output<typeof explanations>[number]

/**
 * The explanations that are kept in the folder of a version; none where there is no file.
 * @throws Error that says what is wrong with them
 */
export function readExplanations(folder: string): Explanation[] {
  const file = join(folder, 'explanations.yaml')
  if (!existsSync(file)) return []
  const { success, data, error } = explanations.safeParse(parse(readFileSync(file, 'utf8')) ?? [])
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`)
  return data
}
