import type { Problem } from '../compile/problem.ts'
import { defined } from '../values/defined.ts'
import type { SiteConfig } from './config.ts'
import { hasAnchor, meantHeading } from './links.ts'
import type { PageMeta } from './page-meta.ts'

interface RedirectCheck {
  known: ReadonlySet<string>
  pending: ReadonlySet<string>
  assets: ReadonlySet<string>
  byRoute: ReadonlyMap<string, PageMeta>
  files: ReadonlyMap<string, PageMeta>
  /** Suggestion for an unknown route, as a sentence. */
  meant: (route: string) => string | undefined
}

type Redirect = SiteConfig['redirects'][number]

/** Reports redirects that are never used, and those without a valid target. */
export function checkRedirects(redirects: readonly Redirect[], check: RedirectCheck): Problem[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const taken = new Set<string>()
  return redirects.flatMap(({ from, to }) => {
    const problems: Problem[] = []
    const wrong = (message: string, hint?: string) =>
      problems.push(defined({ file: 'site.config.ts', message: `redirects: ${message}`, severity: 'error' as const, hint, written: from }))
    if (taken.has(from)) wrong(`${from} is redirected twice.`, 'Remove one of the redirects.')
    taken.add(from)
    if (check.known.has(from)) wrong(`${from} is a page, so the redirect has no effect.`, 'Remove the redirect, or move the page.')
    else if (check.assets.has(from)) wrong(`${from} is a file in static/, so the redirect has no effect.`, 'Remove the redirect.')
    const target = wrongTarget(to, { ...check, targets })
    if (target) wrong(`${from} leads to "${to}", ${target.message}`, target.hint)
    return problems
  })
}

function wrongTarget(
  to: string,
  { targets, ...check }: RedirectCheck & { targets: ReadonlyMap<string, string> },
): Pick<Problem, 'message' | 'hint'> | undefined {
  if (URL.canParse(to))
    return /^https?:/.test(to) ? undefined : { message: 'which isn’t a route or URL.', hint: 'Use a route, or an http(s) URL.' }
  if (!to.startsWith('/')) return { message: 'which isn’t a route.', hint: `Routes start with a slash: "/${to}".` }
  const [route = '', hash] = to.replace(/\?[^#]*/, '').split('#')
  const next = targets.get(route)
  if (next !== undefined && !check.known.has(route))
    return { message: 'which is itself redirected.', hint: next === to ? 'The redirects form a loop.' : `Write "${next}".` }
  if (!check.known.has(route) && !check.assets.has(route) && !check.pending.has(route))
    return defined({ message: 'which doesn’t exist.', hint: check.meant(route) })
  const page = check.byRoute.get(route)
  if (!page || !hash || hasAnchor(page, hash, check)) return undefined
  return { message: `but ${route} has no heading "#${hash}".`, hint: meantHeading(hash, page, check) }
}
