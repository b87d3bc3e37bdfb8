import { attempt, METHODS, required, type Params, type Strapi } from './document-service-probe.ts'

/** What each method makes of the values that `locale` may have. */
export default async function locale(strapi: Strapi): Promise<string[][]> {
  const rows = []
  for (const method of METHODS) {
    const base = await required(strapi, method)
    const outcome = async (value: unknown) => describe(await attempt(strapi, method, { ...base, locale: value } satisfies Params))
    rows.push([`${method}()`, await outcome('fr'), await outcome(['fr', 'it']), await outcome('*')])
  }
  return [['Method', "'fr'", "['fr', 'it']", "'*'"], ...rows]
}

function describe(outcome: { result: unknown } | { error: string }): string {
  if ('error' in outcome) return outcome.error
  const { result } = outcome
  if (result === null) return 'null'
  if (typeof result === 'number') return result === 0 ? '0' : 'Yes'
  const entries = Array.isArray(result) ? (result as unknown[]) : ((result as { entries?: unknown[] }).entries ?? [result])
  return entries.length === 0 ? 'Nothing' : 'Yes'
}
