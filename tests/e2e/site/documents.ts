import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sites } from '../support/sites.ts'

/** HTML of all documents, including unlisted ones, by route; detected by their breadcrumbs. */
export const documents: ReadonlyMap<string, string> = new Map(
  readdirSync(sites.own.dist, { recursive: true, encoding: 'utf8' })
    // API references have a layout of their own.
    .filter((file) => !file.startsWith('openapi') && file.endsWith('.html'))
    .sort()
    .map((file) => [`/${file.replace(/\.html$/, '')}`, readFileSync(join(sites.own.dist, file), 'utf8')] as const)
    .filter(([, html]) => html.includes('aria-label="Breadcrumbs"')),
)

/**
 * Routes of the documents that tests visit one by one: each contains a tag or class that no earlier one has. With `DOCUMENTS=all`, as in
 * `npm test -- documents`, these are all documents; with `DOCUMENTS=others`, those that `npm test` doesn't visit.
 */
export const visited: readonly string[] = chosen()

function chosen(): string[] {
  const all = [...documents.keys()]
  if (process.env.DOCUMENTS === 'all') return all
  const first = withNewElements()
  return process.env.DOCUMENTS === 'others' ? all.filter((route) => !first.includes(route)) : first
}

function withNewElements(): string[] {
  const known = new Set<string>()
  return [...documents].flatMap(([route, html]) => {
    const before = known.size
    for (const [, tag, classes = ''] of html.matchAll(/<([a-z][a-z0-9]*)(?: [^>]*?class="?([^">]*))?/g)) {
      for (const name of classes.split(' ')) known.add(`${tag}.${name}`)
    }
    return known.size > before ? [route] : []
  })
}
