/** `T` with `undefined` allowed for its optional keys. */
type Unfinished<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }

/**
 * Copies an object without keys whose value is `undefined`. Missing and `undefined` keys differ for the types
 * (`exactOptionalPropertyTypes`), for `in`, when spreading over defaults, and in comparisons with parsed JSON.
 * @param values properties of a `T`; specify `T` if it can't be inferred from the context: `defined<Page>({ … })`
 */
export function defined<T extends object>(values: NoInfer<Unfinished<T>>): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
