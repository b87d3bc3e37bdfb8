import type { Problem } from '../compile/problem.ts'
import { isPicture } from '../compile/other-files.ts'
import { didYouMean, suggest } from '../compile/suggest.ts'
import { defined } from '../values/defined.ts'
import type { PageMeta } from './page-meta.ts'

/** Maximum number of headings that a hint lists for a broken anchor. */
const MOST_HEADINGS = 12

interface LinkCheck {
  pages: PageMeta[]
  files: ReadonlyMap<string, PageMeta>
  byRoute: ReadonlyMap<string, PageMeta>
  known: ReadonlySet<string>
  pending: ReadonlySet<string>
  assets: ReadonlySet<string>
  /** Drafts, which published pages can't link to. */
  drafts: ReadonlyMap<string, PageMeta>
  /** Suggestion for an unknown route, as a sentence. */
  meant: (route: string) => string | undefined
  /** Paths of image files next to documents. */
  picturesBeside: () => string[]
}

/** Checks every internal link, anchor, and image of the site, and returns all problems together. */
export function checkLinks(check: LinkCheck): Problem[] {
  const problems: Problem[] = []
  for (const page of check.pages) {
    for (const { route, hash, url, line, column } of page.links) {
      const place = { file: page.file, line, column }
      if (check.drafts.has(route) && !page.frontMatter.draft) {
        const hint = 'Remove `draft` from its front matter, or remove the link.'
        problems.push({ ...place, message: `The link "${url}" leads to a draft, which isn’t published.`, severity: 'error', hint })
        continue
      }
      const target = check.byRoute.get(route) ?? (route === page.route ? page : undefined)
      if (target) {
        if (hash && !hasAnchor(target, hash, check)) {
          problems.push({
            ...place,
            message: `${route} has no heading "#${hash}".`,
            severity: 'error',
            hint: meantHeading(hash, target, check),
          })
        }
      } else if (!check.known.has(route) && !check.assets.has(route) && !check.pending.has(route)) {
        const hint = check.meant(route)
        problems.push(defined({ ...place, message: `The link "${url}" is broken.`, severity: 'error', hint }))
      }
    }
    for (const { src, file, address, line, column } of page.images) {
      if (file !== undefined && address === undefined) {
        const hint = meantPicture(file, check)
        problems.push(
          defined({ file: page.file, line, column, message: `There is no image ${src} next to this document.`, severity: 'error', hint }),
        )
      } else if (src.startsWith('/') && !check.assets.has(src)) {
        const hint =
          didYouMean(src, check.assets) ??
          `Put it in static/ as ${src.slice(1)}, or put it next to the document and write "./" and its name.`
        problems.push(defined({ file: page.file, line, column, message: `There is no image ${src}.`, severity: 'error', hint }))
      }
    }
  }
  return problems
}

/** Hint for an image that doesn't exist. */
function meantPicture(file: string, { assets, picturesBeside }: LinkCheck): string | undefined {
  if (!isPicture(file)) return 'Images can be PNG, JPEG, SVG, WebP, GIF, or AVIF files.'
  const inStatic = [`/${file}`, `/${file.replace(/^(?:\.\.\/)*static\//, '')}`].find((path) => assets.has(path))
  if (inStatic !== undefined) return `It is in static/: write "${inStatic}".`
  const near = suggest(file, picturesBeside())
  return near === undefined ? `Put it in the documents’ folder as ${file}.` : `Did you mean the file ${near}?`
}

/** Hint for an anchor that doesn't exist, as a sentence: a similar one, or a list of the page's headings. */
export function meantHeading(hash: string, target: PageMeta, check: Pick<LinkCheck, 'files'>): string {
  const pages = [...shownBy(target, check)]
  const near = didYouMean(
    hash,
    pages.flatMap(({ anchors }) => anchors),
  )
  if (near !== undefined) return near.replace('"', '"#')
  // Some anchors aren't in the table of contents, such as the operations of an API.
  const ids = pages.flatMap(({ toc, anchors }) => (toc.length > 0 ? toc.map(({ id }) => id) : anchors))
  if (ids.length === 0) return 'It has no headings: link to the page itself.'
  const named = ids.slice(0, MOST_HEADINGS).map((id) => `"#${id}"`)
  const more = ids.length - named.length
  return `Its headings: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** Whether a page has an anchor, including those of the documents that it includes, directly or indirectly. */
export function hasAnchor(target: PageMeta, hash: string, check: Pick<LinkCheck, 'files'>): boolean {
  const id = safeDecode(hash)
  return [...shownBy(target, check)].some(({ anchors }) => anchors.includes(id))
}

/** A page and everything that it includes. */
function shownBy(page: PageMeta, { files }: Pick<LinkCheck, 'files'>): ReadonlySet<PageMeta> {
  const shown = new Set([page])
  // Iteration over a set includes elements added during the loop; circular includes end because it has no duplicates.
  for (const { includes } of shown) for (const { file } of includes) if (files.has(file)) shown.add(files.get(file)!)
  return shown
}

function safeDecode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
