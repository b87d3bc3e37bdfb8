import type { FrontMatter } from '../../src/compile/front-matter-schema.ts'
import { formatProblem, type Problem } from '../../src/compile/problem.ts'
import messages from '../../src/messages/en.ts'
import { parseConfig, type SiteConfigInput } from '../../src/site/config.ts'
import type { SiteGraph } from '../../src/site/site-graph.ts'
import { buildSite, type SiteInput } from '../../src/site/graph.ts'
import type { PageMeta } from '../../src/site/page-meta.ts'
import { blocks } from '../blocks/registry.ts'

/** A compiled page with defaults for all omitted properties. */
export function page(route: string, { frontMatter = {}, ...rest }: Partial<PageMeta> = {}): PageMeta {
  const file = rest.file ?? `${route === '/' ? 'index' : route.slice(1)}.mdx`
  return {
    file,
    route,
    title: frontMatter.title ?? route.split('/').at(-1)!,
    description: '',
    frontMatter,
    toc: [],
    anchors: [],
    links: [],
    images: [],
    pictures: [],
    includes: [],
    blocks: [],
    classStyles: [],
    hash: file,
    ...rest,
  }
}

export function pageWith(route: string, frontMatter: FrontMatter): PageMeta {
  return page(route, { frontMatter })
}

export const CONFIG: SiteConfigInput = { title: 'Docs', url: 'https://docs.example.org' }

type Given = Partial<Omit<SiteInput, 'config' | 'pending' | 'assets'>> & {
  config?: Partial<SiteConfigInput>
  pending?: string[]
  assets?: string[]
}

/** Builds a graph; omitted inputs are empty. */
export function site({ config, pending = [], assets = [], ...given }: Given): SiteGraph {
  return buildSite({
    config: parseConfig({ ...CONFIG, ...config }),
    messages,
    sidebars: undefined,
    tags: undefined,
    pages: [],
    blocks,
    componentRoutes: [],
    pending: new Set(pending),
    assets: new Set(assets),
    ...given,
  })
}

/** Formats problems as in the terminal. */
export function reported(problems: Problem[]): string[] {
  return problems.map((problem) => formatProblem(problem))
}

/** Builds a site and formats its problems. */
export function wrongWith(given: Given): string[] {
  return reported(site(given).problems)
}
