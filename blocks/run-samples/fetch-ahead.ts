import type { Built } from '../../playground/built.ts'
import { filesFor } from '../../playground/later-parts.ts'
import type { LaterPart } from '../../playground/protocol.ts'
import { siteBase } from './site-base.ts'

const asked = new Set<string>()

/** Preloads Strapi in parallel with the code that requests it, which saves a round trip. */
export function fetchAhead({ files }: Built, part?: LaterPart): void {
  const base = siteBase()
  for (const { path } of [...filesFor(files), ...(part ? filesFor(files, part) : [])]) {
    if (asked.has(path)) continue
    asked.add(path)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: base + path }))
  }
}
