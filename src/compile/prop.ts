import { z } from 'zod'

/** What the compiler does with a prop: its words are found by search; it is a link, which is checked and resolved. */
type Role = 'words' | 'link'

const ROLE = 'role'

/** A text with something in it. */
export const text = z.string().min(1)

/** Set or not. */
export const flag = z.boolean().optional()

/** A text that readers see, so that search finds it. */
export const words = text.meta({ [ROLE]: 'words' satisfies Role })

/** An address, written as in any link. */
export const link = text.meta({ [ROLE]: 'link' satisfies Role })

/** Names of the props that have a role. */
export function propsWithRole(schema: z.ZodObject, role: Role): string[] {
  return Object.entries(schema.shape).flatMap(([name, type]) => (roleOf(type as z.ZodType) === role ? [name] : []))
}

/** Of the type inside `.optional()` and `.default()`. */
function roleOf(type: z.ZodType): unknown {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) return roleOf(type.unwrap() as z.ZodType)
  return type.meta()?.[ROLE]
}
