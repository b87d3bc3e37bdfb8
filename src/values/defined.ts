/** What becomes a `T` once the keys that are `undefined` are gone. */
type Unfinished<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }

/**
 * A copy of an object without the keys whose value is `undefined`. A key that isn't there and one that is `undefined` are different
 * things to the types (`exactOptionalPropertyTypes`), to `in`, to spreading over defaults, and to what is compared with what JSON made of it.
 * @param values what a `T` is made of; where it isn't clear from the place which `T`, it is named: `defined<Page>({ … })`
 */
export function defined<T extends object>(values: NoInfer<Unfinished<T>>): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
