import { dirname, join, resolve } from 'node:path/posix'
import { isFile } from '../files.ts'
import type { OtherPart, Project, SourceDocument } from '../project.ts'
import { decode, joinRoute, safeRoute } from '../routes.ts'
import type { Brought } from './brought.ts'

/** Target of a URL in the old site. */
export type Target =
  | { kind: 'page' | 'file' | 'outside'; href: string }
  /** A part of the old site that isn't imported. */
  | { kind: 'elsewhere'; href: string }
  | { kind: 'nowhere' }

/** Links that are allowed to lead out of the site. */
const SAFE = /^(?:https?|mailto|tel):|^\/\/|^#/i
/** Routes of every site. */
const OWN_ROUTES = ['/', '/search', '/tags']

/** Resolves links and images in documents. */
export class Addresses {
  readonly #project: Project
  readonly #brought: Brought
  readonly #byPath: Map<string, SourceDocument>
  readonly #routes: Set<string>
  readonly #baseUrl: string
  /** Routes of drafts, which aren't published. */
  readonly #drafts: Set<string>

  constructor(project: Project, brought: Brought) {
    const { documents, categoryPages, config } = project
    this.#project = project
    this.#brought = brought
    this.#byPath = new Map(documents.map((doc) => [doc.path, doc]))
    this.#routes = new Set([...documents.map(({ route }) => route), ...categoryPages.map(({ route }) => route), ...OWN_ROUTES])
    this.#baseUrl = config.baseUrl ?? '/'
    this.#drafts = new Set(documents.filter(({ frontMatter }) => frontMatter.draft === true).map(({ route }) => route))
  }

  /** Absolute path that an import or a relative URL refers to, whether or not the file exists. */
  path(name: string, doc: SourceDocument): string {
    for (const [alias, folder] of Object.entries(this.#project.aliases)) {
      if (name === alias || name.startsWith(`${alias}/`)) return join(folder, name.slice(alias.length))
    }
    return resolve(dirname(doc.path), name)
  }

  link(written: string, doc: SourceDocument): Target {
    const url = written.trim()
    if (url.startsWith('pathname://')) return this.#pathname(url.slice('pathname://'.length))
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(url)) return SAFE.test(url) ? { kind: 'outside', href: url } : { kind: 'nowhere' }
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    if (path === '') return { kind: 'page', href: doc.route + rest }
    const page = this.#page(path, doc)
    if (page !== undefined)
      return this.#drafts.has(page) && doc.frontMatter.draft !== true ? { kind: 'nowhere' } : { kind: 'page', href: page + rest }
    const file = this.file(path, doc)
    if (file !== undefined) return { kind: 'file', href: file }
    return this.#elsewhere(path, rest, doc)
  }

  /** New URL of an existing image or other file; `undefined` if there is none. */
  file(written: string, doc: SourceDocument): string | undefined {
    const name = decode(written.replace(/[?#].*$/, ''))
    if (name.startsWith('/')) {
      const inner = this.#withoutBase(name)
      return [name, inner].map((each) => this.#brought.static(each) && each).find((each) => each !== undefined)
    }
    const path = [this.path(name, doc), this.path(written, doc)].find(isFile)
    return path === undefined || /\.mdx?$/.test(path) ? undefined : this.#brought.address(path)
  }

  #page(written: string, doc: SourceDocument): string | undefined {
    const name = decode(written)
    if (/\.mdx?$/.test(name)) {
      const { root, contentDirs } = this.#project
      const paths = name.startsWith('/')
        ? [root, ...contentDirs].map((dir) => join(dir, name))
        : [this.path(name, doc), ...contentDirs.map((dir) => join(dir, name))]
      const found = paths.map((path) => this.#byPath.get(path)).find((each) => each !== undefined)
      if (found) return found.route
    }
    return this.#routesFor(name, doc).find((route) => this.#routes.has(route))
  }

  /** Routes that a browser would request, followed by those that the writer may have meant. */
  #routesFor(name: string, doc: SourceDocument): string[] {
    const bare = name.replace(/(?:\/index)?\.(?:mdx?|html)$/, '').replace(/\/index$/, '')
    if (name.startsWith('/')) return [joinRoute(bare), joinRoute(this.#withoutBase(bare))].map(safeRoute)
    const path = this.path(bare, doc)
    const byFile = [path, `${path}.md`, `${path}.mdx`, `${path}/index.md`, `${path}/index.mdx`, `${path}/README.md`]
    const routes = byFile.flatMap((each) => this.#byPath.get(each)?.route ?? [])
    const own = joinRoute(doc.route, bare)
    const beside = joinRoute(doc.route, '..', bare)
    return [...(doc.isIndex ? [own, beside] : [beside, own]), ...routes].map(safeRoute)
  }

  #withoutBase(path: string): string {
    return this.#baseUrl !== '/' && `${path}/`.startsWith(this.#baseUrl) ? `/${path.slice(this.#baseUrl.length)}` : path
  }

  /** URL on the old site of a part that isn't imported; `undefined` for other routes. */
  elsewhere(to: string): string | undefined {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
    const isElsewhere = path.startsWith('/') && this.#project.otherParts.some((part) => isOf(joinRoute(path), part))
    return isElsewhere ? this.#oldAddress(joinRoute(path)) + rest : undefined
  }

  #pathname(path: string): Target {
    const inner = this.#withoutBase(path)
    const file = this.#brought.static(inner)
    if (file !== undefined) return { kind: 'file', href: inner }
    return this.#routes.has(joinRoute(inner))
      ? { kind: 'page', href: joinRoute(inner) }
      : { kind: 'elsewhere', href: this.#oldAddress(path) }
  }

  #elsewhere(path: string, rest: string, doc: SourceDocument): Target {
    const routes = path.startsWith('/')
      ? [joinRoute(path), joinRoute(this.#withoutBase(path))]
      : [joinRoute(doc.route, '..', path), joinRoute(doc.route, path)]
    const route = routes.find((each) => this.#project.otherParts.some((part) => isOf(each, part)))
    return route === undefined ? { kind: 'nowhere' } : { kind: 'elsewhere', href: this.#oldAddress(route) + rest }
  }

  #oldAddress(route: string): string {
    const path = this.#baseUrl === '/' || route.startsWith(this.#baseUrl) ? route : this.#baseUrl + route.slice(1)
    return new URL(path, this.#project.config.url).href
  }
}

function isOf(route: string, { route: part, isPrefix }: OtherPart): boolean {
  return route === part || (isPrefix && route.startsWith(part === '/' ? '/' : `${part}/`))
}
