import type { Page } from '../compile/page.ts'
import type { PageMeta } from '../site/page-meta.ts'
import { checkRedirects } from '../site/redirects.ts'
import type { Addresses } from './document/addresses.ts'
import type { Notes } from './notes.ts'

interface Redirect {
  from: string
  to: string
}

interface RedirectSources {
  pages: readonly Page[]
  /** URLs of static files, with a leading slash. */
  assets: ReadonlySet<string>
  addresses: Addresses
  notes: Notes
}

/**
 * Fixes redirects so that a build accepts them: they lead to existing pages, to the old site, or to the end of a chain of
 * redirects.
 */
export function mendRedirects(redirects: readonly Redirect[], { pages, assets, addresses, notes }: RedirectSources): Redirect[] {
  const metas = pages.map((page): PageMeta => ({ ...page, hash: '' }))
  const byRoute = new Map(metas.map((page) => [page.route, page]))
  const files = new Map(metas.map((page) => [page.file, page]))
  const known = new Set(['/', '/tags', '/search', ...byRoute.keys()])
  const problemsOf = (all: readonly Redirect[]) =>
    checkRedirects(all, { known, pending: new Set<string>(), assets, byRoute, files, meant: () => undefined })
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const mended: Redirect[] = []
  for (const { from, to } of redirects) {
    const end = endOf(to, targets, known)
    const candidates = [end, end.replace(/#.*$/, ''), addresses.elsewhere(end)].filter((each) => each !== undefined)
    const found = candidates.find((each) => problemsOf([...mended, { from, to: each }]).length === 0)
    if (found !== undefined) mended.push({ from, to: found })
    else {
      const reason = problemsOf([...mended, { from, to: end }])[0]?.message ?? ''
      notes.add({ kind: 'redirect', file: 'redirects', message: reason.replace(/^redirects: /, '') })
    }
  }
  return mended
}

/** Follows a chain of redirects to its end. */
function endOf(to: string, targets: ReadonlyMap<string, string>, known: ReadonlySet<string>): string {
  const seen = new Set<string>()
  let end = to
  for (;;) {
    const route = end.replace(/[?#].*$/, '')
    const next = targets.get(route)
    if (next === undefined || known.has(route) || seen.has(route)) return end
    seen.add(route)
    end = next
  }
}
