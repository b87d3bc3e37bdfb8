import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Messages } from '../../messages/messages.ts'
import { socialImageRoute } from '../../addresses/page-files.ts'
import { routeOfImage, type SocialImage } from '../../render/social-image-file.ts'
import type { SiteConfig } from '../../site/config.ts'
import { documentationSet } from '../../site/documentation-sets.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import type { PageView } from '../../site/view.ts'
import type { Theme } from '../../theme/theme.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { Output } from '../output/output.ts'

/**
 * Returns the content of the site's social images, by route.
 * @param views views of all pages
 */
export function socialImages({ config, messages }: SiteGraph, views: Iterable<PageView>): Map<string, SocialImage> {
  const images = new Map<string, SocialImage>()
  for (const view of views) {
    const { route } = view
    if (route === '/' || routeOfImage(view, config.title) === route)
      images.set(route, { site: config.title, ...shownOf(view, config, messages) })
  }
  return images
}

function shownOf(view: PageView, config: SiteConfig, messages: Messages): Omit<SocialImage, 'site'> {
  const { title, description } = view
  if (view.kind === 'tag') {
    const { label, pages } = view
    return { set: messages.tags.title, title: label, description: messages.tags.pages(pages.length) }
  }
  const set = view.kind === 'doc' ? documentationSet(config, view.route, messages.sets) : undefined
  return { ...(set?.href === undefined ? {} : { set: set.label }), title, description }
}

interface WriteOptions {
  output: Output
  colors: Theme['social']
  /** Folder that keeps this site's images between builds. Unused images are deleted. */
  cacheDir: string
  /** Leaves out images that no build has drawn yet. */
  skipsUndrawn?: boolean
}

/** Enough to keep the library's threads busy; more would only use memory. */
const AT_ONCE = 4

/**
 * Writes social images, and draws those that aren't cached.
 * @param images content by route
 * @returns the number of images drawn
 */
export async function writeSocialImages(
  images: Map<string, SocialImage>,
  { output, colors, cacheDir, skipsUndrawn = false }: WriteOptions,
): Promise<number> {
  const version = engineKey('src/render/social-image.tsx')
  const cache = new ImageCache(cacheDir, colors)
  const all = [...images].map(([route, image]) => {
    const key = contentHash(version, JSON.stringify([image, colors]))
    return { file: socialImageRoute(route).slice(1), key, image }
  })
  for (const { key } of all) cache.use(key)
  const missing = all.filter(({ file, key }) => !output.reuse([file], key))
  if (!skipsUndrawn) {
    const limit = pLimit(AT_ONCE)
    const undrawn = new Map(missing.filter(({ key }) => !cache.has(key)).map(({ key, image }) => [key, image]))
    await Promise.all([...undrawn].map(([key, image]) => limit(() => cache.draw(key, image))))
  }
  for (const { file, key } of missing) if (cache.has(key)) output.write([file], key, () => [cache.read(key)])
  cache.removeUnused()
  return cache.drawn
}

/** Images by the hash of their inputs. */
class ImageCache {
  readonly #dir: string
  readonly #colors: Theme['social']
  readonly #used = new Set<string>()
  drawn = 0

  constructor(dir: string, colors: Theme['social']) {
    this.#dir = dir
    this.#colors = colors
  }

  use(key: string): void {
    this.#used.add(`${key}.png`)
  }

  has(key: string): boolean {
    return existsSync(join(this.#dir, `${key}.png`))
  }

  read(key: string): Uint8Array {
    return readFileSync(join(this.#dir, `${key}.png`))
  }

  async draw(key: string, image: SocialImage): Promise<void> {
    // Imported late: the libraries take longer to load than a rebuild that draws nothing.
    const { drawSocialImage } = await import('../../render/social-image.tsx')
    const png = await drawSocialImage(image, this.#colors)
    this.drawn++
    mkdirSync(this.#dir, { recursive: true })
    const path = join(this.#dir, `${key}.png`)
    // Written atomically, since the build may be killed, and another one may be reading the file.
    writeFileSync(`${path}.${process.pid}`, png)
    renameSync(`${path}.${process.pid}`, path)
  }

  removeUnused(): void {
    let names: string[] = []
    try {
      names = readdirSync(this.#dir)
    } catch {
      // No image has been drawn yet.
    }
    for (const name of names) if (name.endsWith('.png') && !this.#used.has(name)) rmSync(join(this.#dir, name), { force: true })
  }
}
