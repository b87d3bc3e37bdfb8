import { z } from 'zod'

/** How the compiler treats a prop: `words` are added to the search index, and a `link` is checked and resolved. */
type Role = 'words' | 'link'

const ROLE = 'role'

/** A non-empty string. */
export const text = z.string().min(1)

/** An optional boolean. */
export const flag = z.boolean().optional()

/** Text that readers see, which is added to the search index. */
export const words = text.meta({ [ROLE]: 'words' satisfies Role })

/** A URL, written like in any link. */
export const link = text.meta({ [ROLE]: 'link' satisfies Role })

/** Names of the props that have a role. */
export function propsWithRole(schema: z.ZodObject, role: Role): string[] {
  return Object.entries(schema.shape).flatMap(([name, type]) => (roleOf(type as z.ZodType) === role ? [name] : []))
}

/** Role of the type inside `.optional()` and `.default()`. */
function roleOf(type: z.ZodType): unknown {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) return roleOf(type.unwrap() as z.ZodType)
  return type.meta()?.[ROLE]
}
