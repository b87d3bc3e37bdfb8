import { attempt, METHODS, required, type Strapi } from './document-service-probe.ts'

type Outcome = { result: unknown } | { error: string }

/** What each method makes of the values of `status`. */
export default async function status(strapi: Strapi): Promise<string[][]> {
  const rows = []
  for (const method of METHODS) {
    const base = await required(strapi, method)
    const outcome = (value?: string) => attempt(strapi, method, value === undefined ? base : { ...base, status: value })
    const [unset, draft, published] = [await outcome(), await outcome('draft'), await outcome('published')]
    rows.push([`${method}()`, describe(draft, unset, published), describe(published, unset, draft)])
  }
  return [['Method', "'draft'", "'published'"], ...rows]
}

function describe(outcome: Outcome, unset: Outcome, other: Outcome): string {
  if ('error' in outcome) return 'Error'
  if ('error' in unset) throw new Error('A call without a status must work.')
  const [version, otherVersion] = [versionOf(outcome.result), 'error' in other ? undefined : versionOf(other.result)]
  if (otherVersion === undefined || version === otherVersion) return 'Ignored'
  return version === versionOf(unset.result) ? `${version} (default)` : version
}

/** Which version an answer is about. */
function versionOf(result: unknown): string {
  if (typeof result === 'number') return result === 8 ? 'Drafts' : 'Published'
  const entries = Array.isArray(result) ? (result as unknown[]) : ((result as { entries?: unknown[] }).entries ?? [result])
  const [entry] = entries as Array<{ publishedAt: unknown }>
  if (entry === undefined) return 'Nothing'
  return entry.publishedAt === null ? 'Draft' : 'Published'
}
