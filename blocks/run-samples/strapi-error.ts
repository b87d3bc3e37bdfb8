/** An error as reported by Strapi. */
export interface StrapiError {
  name: string
  message: string
  details?: unknown
}

interface Refusal {
  error?: StrapiError
  /** GraphQL errors, which may accompany partial data. */
  errors?: Array<{ message: string; extensions?: { code?: string; error?: { name?: string } } }>
}

/** Returns the first error in a REST or GraphQL response, if any. */
export function errorIn(body: string): StrapiError | undefined {
  try {
    const { error, errors } = JSON.parse(body) as Refusal
    const first = errors?.[0]
    if (!first) return error
    return { name: first.extensions?.error?.name ?? first.extensions?.code ?? 'GraphQLError', message: first.message }
  } catch {
    return undefined
  }
}
