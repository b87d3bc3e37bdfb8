/** What Strapi says when it refuses a request. */
export interface StrapiError {
  name: string
  message: string
  details?: unknown
}

interface Refusal {
  error?: StrapiError
  /** Of GraphQL, which may answer a part all the same. */
  errors?: Array<{ message: string; extensions?: { code?: string; error?: { name?: string } } }>
}

/** The error of an answer, as Strapi words it; of several, the first. */
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
