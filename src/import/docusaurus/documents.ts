import { dirname, join, relative } from 'node:path/posix'
import { filesBelow, readText } from '../files.ts'
import { splitFrontMatter } from '../front-matter.ts'
import type { Notes } from '../notes.ts'
import type { SourceDocument } from '../project.ts'
import { joinRoute, safeRoute } from '../routes.ts'
import { splitNumber, withoutNumbers } from './number-prefix.ts'
import type { DocsOptions } from './options.ts'

/** A document, with what sidebars need to know. */
export interface Doc extends SourceDocument {
  /** `folder/name`, without number prefixes. */
  id: string
  /** Path relative to the documents' folder. */
  source: string
  /** Position among its siblings. */
  position: number | undefined
  title: string | undefined
}

/** Reads the documents of a folder, with the routes that they had. */
export function readDocs(root: string, { dir, routeBasePath, hasNumberPrefixes }: DocsOptions, notes: Notes): Doc[] {
  const files = filesBelow(dir).filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
  return files.map((source): Doc => {
    const path = join(dir, source)
    const text = readText(path)
    const file = relative(root, path)
    const { data, body } = splitFrontMatter(text, file, notes)
    const { folder, name, number } = nameOf(source, hasNumberPrefixes)
    const ownId = stringOf(data.id)
    const isIndex = isIndexName(name, folder) && stringOf(data.slug) === undefined
    return {
      path,
      file,
      source,
      text,
      frontMatter: data,
      id: folder === '' ? (ownId ?? name) : `${folder}/${ownId ?? name}`,
      route: safeRoute(joinRoute(routeBasePath, slugOf({ slug: stringOf(data.slug), folder, name: ownId ?? name, isIndex }))),
      isIndex,
      position: typeof data.sidebar_position === 'number' ? data.sidebar_position : number,
      title: stringOf(data.sidebar_label) ?? stringOf(data.title) ?? headingOf(body),
    }
  })
}

/** Files and folders with an underscore are included by other documents. */
function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'))
}

function nameOf(source: string, hasPrefixes: boolean): { folder: string; name: string; number?: number } {
  const folder = dirname(source)
  const bare = source.slice(folder === '.' ? 0 : folder.length + 1).replace(/\.mdx?$/, '')
  return { folder: folder === '.' ? '' : withoutNumbers(folder, hasPrefixes), ...splitNumber(bare, hasPrefixes) }
}

/** A folder's own page is named `index` or `readme`, or after the folder. */
function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase()
  return lower === 'index' || lower === 'readme' || (folder !== '' && lower === folder.split('/').at(-1)!.toLowerCase())
}

interface Slug {
  slug: string | undefined
  folder: string
  name: string
  isIndex: boolean
}

function slugOf({ slug, folder, name, isIndex }: Slug): string {
  if (slug?.startsWith('/')) return slug
  if (isIndex) return folder
  return `${folder}/${slug ?? name}`
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

/** The first heading, if it's the page's title. */
function headingOf(body: string): string | undefined {
  return /^(?:\s|import .*|<!--[\s\S]*?-->)*# (.+)$/m.exec(body)?.[1]?.replaceAll(/\s*\{#.*\}\s*$|[`*_]/g, '')
}
