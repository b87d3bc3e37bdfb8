import type { Problem } from '../compile/problem.ts'
import { didYouMean } from '../compile/suggest.ts'
import { defined } from '../values/defined.ts'
import type { PageMeta } from './page-meta.ts'

interface LinkCheck {
  pages: PageMeta[]
  files: ReadonlyMap<string, PageMeta>
  byRoute: ReadonlyMap<string, PageMeta>
  known: ReadonlySet<string>
  pending: ReadonlySet<string>
  assets: ReadonlySet<string>
}

/** Checks every internal link, anchor and image of the site; all problems come back at once. */
export function checkLinks(check: LinkCheck): Problem[] {
  const problems: Problem[] = []
  for (const page of check.pages) {
    for (const { route, hash, url, line, column } of page.links) {
      const place = { file: page.file, line, column }
      const target = check.byRoute.get(route) ?? (route === page.route ? page : undefined)
      if (target) {
        if (hash && !hasAnchor(target, hash, check)) {
          const hint = didYouMean(hash, target.anchors)?.replace('"', '"#')
          problems.push(defined({ ...place, message: `${route} has no heading "#${hash}".`, severity: 'error', hint }))
        }
      } else if (!check.known.has(route) && !check.assets.has(route) && !check.pending.has(route)) {
        const hint = didYouMean(route, check.known)
        problems.push(defined({ ...place, message: `The link "${url}" leads nowhere.`, severity: 'error', hint }))
      }
    }
    for (const { src, line, column } of page.images) {
      if (src.startsWith('/') && !check.assets.has(src)) {
        const hint = didYouMean(src, check.assets)
        problems.push(defined({ file: page.file, line, column, message: `There is no image ${src}.`, severity: 'error', hint }))
      }
    }
  }
  return problems
}

/** An anchor may also come from a page that the target includes, and from what that one includes. */
function hasAnchor(target: PageMeta, hash: string, check: LinkCheck): boolean {
  const id = safeDecode(hash)
  const shown = new Set([target])
  // A set is walked to its end, whatever is added on the way; a circle ends by itself.
  for (const page of shown) {
    if (page.anchors.includes(id)) return true
    for (const { file } of page.includes) if (check.files.has(file)) shown.add(check.files.get(file)!)
  }
  return false
}

function safeDecode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
