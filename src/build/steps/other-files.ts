import { readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { ASSETS } from '../../addresses/site-files.ts'
import { isPicture, type OtherFiles, type PictureFile } from '../../compile/other-files.ts'
import { routeOfFile } from '../../compile/routes.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { contentHash } from '../cache/hash.ts'
import { isInside } from '../files/folders.ts'
import { pictureSize } from '../files/picture-size.ts'

/** Characters of the hash in a picture's name. */
const HASH_LENGTH = 10

/** Pictures next to documents. A picture is read again only if it has changed. */
export class PicturesBeside {
  readonly #docsDir: string
  readonly #known = new Map<string, { stamp: string; picture: PictureFile }>()

  constructor(docsDir: string) {
    this.#docsDir = docsDir
  }

  /**
   * @param file relative to the documents' folder
   * @returns `undefined` if it isn't a picture in that folder
   */
  read(file: string): PictureFile | undefined {
    const path = join(this.#docsDir, file)
    const stats = isPicture(file) ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (!stats?.isFile() || !isInside(realpathSync(path), realpathSync(this.#docsDir))) return undefined
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`
    const known = this.#known.get(file)
    if (known?.stamp === stamp) return known.picture
    const bytes = readFileSync(path)
    const end = extname(file)
    const name = basename(file, end).replaceAll(/[^\w-]+/g, '-')
    const address = `/${ASSETS}${name}.${contentHash(bytes).slice(0, HASH_LENGTH)}${end.toLowerCase()}`
    const picture = { address, ...pictureSize(bytes) }
    this.#known.set(file, { stamp, picture })
    return picture
  }
}

/** Finds pages whose route isn't their file's path: route that the path implies → actual route. */
export function movedBySlug(pages: Iterable<PageMeta>): Map<string, string> {
  const moved = new Map<string, string>()
  for (const { file, route } of pages) if (routeOfFile(file) !== route) moved.set(routeOfFile(file), route)
  return moved
}

/** Collects data of the files that a document refers to; `undefined` if it doesn't need any. */
export function otherFilesOf(
  { links, images }: PageMeta,
  { moved, pictures }: { moved: ReadonlyMap<string, string>; pictures: PicturesBeside },
): OtherFiles | undefined {
  const others = { routes: {} as Record<string, string>, pictures: {} as Record<string, PictureFile> }
  for (const { file } of links) {
    const own = file === undefined ? undefined : routeOfFile(file)
    const route = own === undefined ? undefined : moved.get(own)
    if (route !== undefined) others.routes[own!] = route
  }
  for (const { file } of images) {
    const picture = file === undefined ? undefined : pictures.read(file)
    if (picture) others.pictures[file!] = picture
  }
  return Object.keys(others.routes).length + Object.keys(others.pictures).length > 0 ? others : undefined
}
