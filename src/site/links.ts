import type { Problem } from '../compile/problem.ts'
import { isPicture } from '../compile/other-files.ts'
import { didYouMean, suggest } from '../compile/suggest.ts'
import { defined } from '../values/defined.ts'
import type { PageMeta } from './page-meta.ts'

/** So many headings of a page are named to who missed one. */
const MOST_HEADINGS = 12

interface LinkCheck {
  pages: PageMeta[]
  files: ReadonlyMap<string, PageMeta>
  byRoute: ReadonlyMap<string, PageMeta>
  known: ReadonlySet<string>
  pending: ReadonlySet<string>
  assets: ReadonlySet<string>
  /** Pages that published ones can't lead to. */
  drafts: ReadonlyMap<string, PageMeta>
  /** The page that was meant by a route that nothing has, as a sentence. */
  meant: (route: string) => string | undefined
  /** Files of pictures beside documents. */
  picturesBeside: () => string[]
}

/** Checks every internal link, anchor and image of the site; all problems come back at once. */
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

/** What the writer of an image meant that isn't there. */
function meantPicture(file: string, { assets, picturesBeside }: LinkCheck): string | undefined {
  if (!isPicture(file)) return 'Images can be PNG, JPEG, SVG, WebP, GIF, or AVIF files.'
  const inStatic = [`/${file}`, `/${file.replace(/^(?:\.\.\/)*static\//, '')}`].find((path) => assets.has(path))
  if (inStatic !== undefined) return `It is in static/: write "${inStatic}".`
  const near = suggest(file, picturesBeside())
  return near === undefined ? `Put it in the documents’ folder as ${file}.` : `Did you mean the file ${near}?`
}

/** What may have been meant by a heading that a page hasn’t, as a sentence. */
export function meantHeading(hash: string, target: PageMeta, check: Pick<LinkCheck, 'files'>): string {
  const pages = [...shownBy(target, check)]
  const near = didYouMean(
    hash,
    pages.flatMap(({ anchors }) => anchors),
  )
  if (near !== undefined) return near.replace('"', '"#')
  // What isn’t in the contents may still be there, such as an operation of an API.
  const ids = pages.flatMap(({ toc, anchors }) => (toc.length > 0 ? toc.map(({ id }) => id) : anchors))
  if (ids.length === 0) return 'It has no headings: link to the page itself.'
  const named = ids.slice(0, MOST_HEADINGS).map((id) => `"#${id}"`)
  const more = ids.length - named.length
  return `Its headings: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** An anchor may also come from a page that the target includes, and from what that one includes. */
export function hasAnchor(target: PageMeta, hash: string, check: Pick<LinkCheck, 'files'>): boolean {
  const id = safeDecode(hash)
  return [...shownBy(target, check)].some(({ anchors }) => anchors.includes(id))
}

/** A page, and what it includes. */
function shownBy(page: PageMeta, { files }: Pick<LinkCheck, 'files'>): ReadonlySet<PageMeta> {
  const shown = new Set([page])
  // A set is walked to its end, whatever is added on the way; a circle ends by itself.
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
