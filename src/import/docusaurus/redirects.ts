import type { Notes } from '../notes.ts'
import { joinRoute } from '../routes.ts'
import { hasUnknown, list, record, text } from '../script/unknown.ts'
import type { Plugin } from './options.ts'

interface Redirect {
  from: string
  to: string
}

interface RedirectSources {
  plugins: readonly Plugin[]
  file: string
  notes: Notes
}

/** Reads the redirects of the site's redirect plugin. */
export function readRedirects({ plugins, file, notes }: RedirectSources): Redirect[] {
  const note = (message: string) => notes.add({ kind: 'redirect', file, message })
  return plugins
    .filter(({ name }) => name === 'client-redirects')
    .flatMap(({ options }) => {
      if (options.createRedirects !== undefined)
        note('`createRedirects` is a function. Add the redirects that it returns to `redirects` in site.config.ts.')
      // The server redirects `/a.html` to `/a` by itself.
      const extensions = [...list(options.fromExtensions), ...list(options.toExtensions)].filter((extension) => extension !== 'html')
      if (extensions.length > 0) note(`Redirects between file extensions (${extensions.map(String).join(', ')}) aren’t imported.`)
      if (hasUnknown(options.redirects)) note('Some redirects are computed, so they aren’t imported.')
      return list(options.redirects).flatMap((written): Redirect[] => {
        const to = text(record(written)?.to)
        const from = record(written)?.from
        if (to === undefined) return []
        return (Array.isArray(from) ? (from as unknown[]) : [from]).flatMap((each) =>
          typeof each === 'string' ? [{ from: joinRoute(each), to: to.startsWith('/') ? trimmed(to) : to }] : [],
        )
      })
    })
}

function trimmed(to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  return joinRoute(path) + rest
}

/** Reads the redirects of Netlify's `_redirects` file that lead from one URL to another. */
export function readRedirectsFile(source: string, { file, notes }: { file: string; notes: Notes }): Redirect[] {
  return source.split('\n').flatMap((written, index): Redirect[] => {
    const line = written.replace(/#.*/, '').trim()
    if (line === '') return []
    const [from = '', to = '', status = '301'] = line.split(/\s+/)
    if (/^\/[^*:]*$/.test(from) && /^(?:\/|https?:)[^*]*$/.test(to) && !to.includes('/:') && /^30\d!?$/.test(status))
      return [{ from: joinRoute(from), to: to.startsWith('/') ? trimmed(to) : to }]
    notes.add({ kind: 'redirect', file, line: index + 1, message: `This rule isn’t imported: \`${line}\`` })
    return []
  })
}
