/** An error as reported by Strapi. */
export interface StrapiError {
  name: string
  message: string
  details?: unknown
}

interface Refusal {
  error?: StrapiError
  /** GraphQL errors, which may accompany partial data. */
  errors?: Array<{ message: string; extensions?: { code?: string; error?: Partial<StrapiError> } }>
}

/** Returns the first error in a REST or GraphQL response, if any. */
export function errorIn(body: string): StrapiError | undefined {
  try {
    const { error, errors } = JSON.parse(body) as Refusal
    const first = errors?.[0]
    if (!first) return error
    const { code, error: cause } = first.extensions ?? {}
    return { name: cause?.name ?? code ?? 'GraphQLError', message: first.message, details: cause?.details }
  } catch {
    return undefined
  }
}

/** Returns the errors that a validation error combines, each with its field, as far as the error's own message doesn't contain them. */
export function partsOf({ message, details }: StrapiError): string[] {
  const { errors } = (details ?? {}) as { errors?: Array<{ path: Array<string | number>; message: string }> }
  return (errors ?? [])
    .map((part) => {
      const field = part.path.join('.')
      return part.message.startsWith(field) ? part.message : `${field}: ${part.message}`
    })
    .filter((part) => part !== message)
}
