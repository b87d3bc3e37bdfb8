import { byPlace, type Problem } from '../compile/problem.ts'
import { isPartial, isSnippet } from '../addresses/document-files.ts'
import { documentFile } from '../addresses/page-files.ts'
import { routeOfFile } from '../compile/routes.ts'
import { didYouMean, suggest } from '../compile/suggest.ts'
import type { Messages } from '../messages/messages.ts'
import { defined } from '../values/defined.ts'
import { once } from '../values/once.ts'
import type { SiteConfig } from './config.ts'
import { checkLinks, hasAnchor, meantHeading } from './links.ts'
import type { PageMeta } from './page-meta.ts'
import { categoryAt, neighbors, type PageLink, readingOrder, trailsOf, trailsOfSidebar } from './navigation.ts'
import { checkPictures, type Pictures } from './pictures.ts'
import type { BlockRegistry } from '../compile/block.ts'
import type { Block, SiteGraph } from './site-graph.ts'
import { checkQuestions } from './questions.ts'
import { checkRedirects } from './redirects.ts'
import { generateSidebar, resolveSidebars, type SidebarNode, type Sidebars } from './sidebars.ts'
import { collectTags, type TagDefinition } from './tags.ts'

/** Input of `buildSite`. */
export interface SiteInput {
  config: SiteConfig
  messages: Messages
  /** If undefined, one sidebar is generated from the folders. */
  sidebars: Sidebars | undefined
  tags: TagDefinition[] | undefined
  pages: PageMeta[]
  /** Routes of pages that aren't documents: `/`, `/search`, … */
  componentRoutes: string[]
  /** Routes of the documents that component pages embed. */
  shownDocuments?: ReadonlySet<string>
  /** Routes of documents that currently don't compile (development only); links to them aren't reported as broken. */
  pending?: ReadonlySet<string>
  /**
   * Draft documents, reported as such wherever a published page links to or includes one. If drafts aren't in `pages`, sidebars
   * and lists omit them.
   */
  drafts?: PageMeta[]
  /** Paths of static files, with a leading slash. */
  assets: ReadonlySet<string>
  /** Screenshots that documents can refer to. */
  pictures?: Pictures
  /** Former file of a document → its current file, for suggestions. Called only if a link is broken. */
  renamed?: () => ReadonlyMap<string, string>
  /** Paths of image files next to documents, for suggestions. */
  picturesBeside?: () => string[]
  /** Blocks that documents can contain. */
  blocks: BlockRegistry<Block>
}

/** Joins pages, sidebars, and tags, and runs the checks that need more than one document. */
export function buildSite(input: SiteInput): SiteGraph {
  const { messages } = input
  const drafts = new Map((input.drafts ?? []).map((page) => [page.route, page]))
  const pending = new Set([...(input.pending ?? []), ...drafts.keys()])
  const problems: Problem[] = []
  const files = new Map(input.pages.map((page) => [page.file, page]))
  const pages = new Map<string, PageMeta>()
  const components = new Set(input.componentRoutes)
  for (const page of ownersFirst(input.pages)) {
    if (isPartial(page.file)) continue
    const twin = components.has(page.route) ? 'a page of the application' : pages.get(page.route)?.file
    if (twin) problems.push(takenRoute(page, twin))
    else pages.set(page.route, page)
  }

  const { tags, problems: tagProblems } = collectTags([...pages.values()], messages.format, input.tags)
  const known = new Set(['/', ...pages.keys(), ...input.componentRoutes, '/tags', ...tags.map((tag) => `/tags/${tag.slug}`)])
  const { assets, picturesBeside = () => [] } = input
  const movedTo = moves(input, files)
  const meant = (route: string) => {
    const moved = movedTo(route)
    return moved === undefined ? didYouMean(route, known) : `It moved to "${moved}".`
  }
  const lookup = {
    page: (route: string) => pages.get(route),
    isOther: (route: string) => known.has(route) || assets.has(route),
    isPending: (route: string) => pending.has(route),
    meant,
    missingAnchor: (page: PageMeta, hash: string) => (hasAnchor(page, hash, { files }) ? undefined : meantHeading(hash, page, { files })),
    byTitle: () => [...pages.values()].sort((a, b) => messages.format.compare(a.title, b.title)),
  }
  const sidebars = input.sidebars ?? { docs: generateSidebar([...pages.values()], messages.format) }
  const resolved = resolveSidebars(sidebars, lookup)
  problems.push(...checkFiles(pages, { ...input, tagRoutes: ['/tags', ...tags.map((tag) => `/tags/${tag.slug}`)] }))
  const linkProblems = checkLinks({ pages: input.pages, files, byRoute: pages, known, pending, assets, picturesBeside, drafts, meant })
  problems.push(
    ...checkRedirects(input.config.redirects, { known, pending: input.pending ?? new Set(), assets, byRoute: pages, files, meant }),
  )

  const { pictures = {} } = input
  problems.push(...checkPictures(input.pages, { pictures, assets: input.assets, commands: input.config.pictureCommands }))
  const owners = trailsOf(resolved.trees)
  const trails = Object.fromEntries(Object.entries(resolved.trees).map(([id, nodes]) => [id, trailsOfSidebar(id, nodes)]))
  problems.push(...resolved.problems, ...tagProblems, ...linkProblems, ...checkDisplayedSidebars([...pages.values()], resolved.trees))
  problems.push(
    ...checkIncludes(input.pages, files, new Set([...drafts.values()].map(({ file }) => file))),
    ...checkPagination(pages, pending),
  )
  problems.push(...checkQuestions(input.pages), ...checkSnippets(input), ...checkShownDocuments(pages, input))

  const readingOrders = Object.fromEntries(Object.entries(resolved.trees).map(([id, nodes]) => [id, readingOrder(nodes)]))
  const sidebarOf = (page: PageMeta) => page.frontMatter.displayed_sidebar ?? owners.get(page.route)?.sidebar
  // A link to a page of another sidebar, with a text of its own such as "Back to all documents", isn't a page to read before or after.
  const leadsAway = (id: string, { href, label }: PageLink) => {
    const page = pages.get(href)
    const isLink = resolved.trees[id]!.some((node) => node.type === 'link' && node.href === href)
    return page !== undefined && isLink && sidebarOf(page) !== id && label !== (page.frontMatter.sidebar_label ?? page.title)
  }
  const trailOf = (page: PageMeta) => trails[sidebarOf(page) ?? '']?.get(page.route)
  const categoryOf = (page: PageMeta) => categoryAt(resolved.trees[sidebarOf(page) ?? ''] ?? [], page.route)
  problems.push(...checkMainDoc(input, pages), ...checkPopular(input.config, new Set([...known, ...(input.pending ?? [])]), meant))
  if (input.config.sidebar.complete) problems.push(...checkPlaces([...pages.values()], trailOf))
  const graph: SiteGraph = {
    config: input.config,
    messages,
    pages,
    files,
    sidebars: resolved.trees,
    readingOrders,
    neighbors: Object.fromEntries(
      Object.entries(readingOrders).map(([id, order]) => [id, neighbors(order.filter((link) => !leadsAway(id, link)))]),
    ),
    tags,
    tagsByLabel: new Map(tags.map((tag) => [tag.label, tag])),
    problems,
    routes: known,
    pictures,
    blocks: input.blocks,
    sidebarOf,
    trailOf,
    categoryOf,
  }
  problems.push(...checkBlocks(graph))
  problems.sort(byPlace)
  return graph
}

/** Finds where the page of an old route moved: from redirects, or else from renamed files. */
function moves(
  { config, renamed = () => new Map() }: SiteInput,
  files: ReadonlyMap<string, PageMeta>,
): (route: string) => string | undefined {
  const redirects = new Map(config.redirects.map(({ from, to }) => [from, to]))
  const nextFiles = once(renamed)
  return (route) => {
    const redirect = redirects.get(route)
    if (redirect !== undefined) return redirect
    const former = [...nextFiles().keys()].find((file) => routeOfFile(file) === route)
    const seen = new Set<string>()
    for (let file = former; file !== undefined && !seen.has(file); file = nextFiles().get(file)) {
      seen.add(file)
      const page = files.get(file)
      if (page && page.route !== route) return page.route
    }
    return undefined
  }
}

/** Pages whose file path is their route precede pages that override their route with a slug, so they win conflicts. */
function ownersFirst(pages: readonly PageMeta[]): PageMeta[] {
  const isOwner = ({ file, route }: PageMeta) => routeOfFile(file) === route
  return [...pages.filter(isOwner), ...pages.filter((page) => !isOwner(page))]
}

function takenRoute({ file, route, frontMatter, keyLines }: PageMeta, twin: string): Problem {
  const message = `${route} is also the route of ${twin}; this page is left out.`
  const hint = frontMatter.slug === undefined ? undefined : 'Change its slug, or remove it.'
  return defined({ file, line: keyLines?.slug, message, hint, severity: 'warning' as const })
}

/** Two pages with the same output file would silently overwrite each other. */
function checkFiles(
  pages: ReadonlyMap<string, PageMeta>,
  { componentRoutes, tagRoutes }: Pick<SiteInput, 'componentRoutes'> & { tagRoutes: string[] },
): Problem[] {
  const taken = new Map<string, string>([
    ...(pages.has('/') ? [] : [['index.html', 'the list of all pages'] as const]),
    ...tagRoutes.map((route) => [documentFile(route), 'the site’s page of tags'] as const),
    ...componentRoutes.map((route) => [documentFile(route), 'a page of the application'] as const),
  ])
  return [...pages.values()].flatMap((page): Problem[] => {
    const name = documentFile(page.route)
    const owner = taken.get(name)
    taken.set(name, page.file)
    if (owner === undefined) return []
    const message = `${page.route} would be written to ${name}, like ${owner}.`
    return [{ file: page.file, message, hint: 'Rename it, or change its slug in the front matter.', severity: 'error' }]
  })
}

function checkDisplayedSidebars(pages: PageMeta[], trees: Record<string, SidebarNode[]>): Problem[] {
  return pages.flatMap((page): Problem[] => {
    const id = page.frontMatter.displayed_sidebar
    if (id === undefined || Object.hasOwn(trees, id)) return []
    const available = Object.keys(trees)
      .map((name) => `- ${name}`)
      .join('\n')
    return [
      {
        file: page.file,
        line: page.keyLines?.displayed_sidebar ?? 1,
        message: `Can't find any sidebar with id "${id}" in version "current". Available sidebar ids are:\n${available}`,
        severity: 'error',
      },
    ]
  })
}

/** A page that isn't in a sidebar has no breadcrumbs and no neighbors. */
function checkPlaces(pages: PageMeta[], trailOf: SiteGraph['trailOf']): Problem[] {
  return pages
    .filter(
      (page) => page.route !== '/' && !page.frontMatter.unlisted && !page.frontMatter.draft && !isSnippet(page.file) && !trailOf(page),
    )
    .map(({ file, route, frontMatter: { displayed_sidebar: shown } }) => ({
      file,
      line: 1,
      message: shown === undefined ? 'No sidebar lists this page.' : `The sidebar "${shown}", which this page shows, doesn't list it.`,
      severity: 'error',
      hint: `Add "${route}" to sidebars.ts, or set \`unlisted: true\` in its front matter.`,
    }))
}

function checkPagination(pages: ReadonlyMap<string, PageMeta>, pending: ReadonlySet<string>): Problem[] {
  return [...pages.values()].flatMap((page) =>
    (['pagination_prev', 'pagination_next'] as const).flatMap((key): Problem[] => {
      const route = page.frontMatter[key]
      if (!route || pages.has(route) || pending.has(route)) return []
      return [
        defined({
          file: page.file,
          line: page.keyLines?.[key] ?? 1,
          message: `Front matter "${key}": there is no page ${route}.`,
          severity: 'error',
          hint: didYouMean(route, pages.keys()),
        }),
      ]
    }),
  )
}

/** Problems that blocks report on the pages that contain them. */
function checkBlocks(graph: SiteGraph): Problem[] {
  const checked = graph.blocks.all.filter(({ check }) => check)
  return [...graph.pages.values()].flatMap((page) =>
    checked.flatMap(({ name, check }) => (page.blocks.includes(name) ? check!(graph, page) : [])),
  )
}

/** The version dropdown links to the version's main page, so it must exist. */
function checkMainDoc({ config, pending = new Set<string>() }: SiteInput, pages: Map<string, PageMeta>): Problem[] {
  if (!config.version) return []
  const { mainDocId, name } = config.version
  if (pages.has(`/${mainDocId}`) || pending.has(`/${mainDocId}`)) return []
  const available = [...pages.keys()].map((route) => `- ${route.slice(1)}`).join('\n')
  return [
    {
      file: 'site.config.ts',
      message: `Couldn't find any doc with id "${mainDocId}" in version "${name}". Available doc ids are:\n${available}`,
      severity: 'error',
      written: mainDocId,
    },
  ]
}

function checkPopular({ search }: SiteConfig, known: ReadonlySet<string>, meant: (route: string) => string | undefined): Problem[] {
  return search.popular
    .map(({ href }) => href.replace(/#.*/, ''))
    .filter((route) => !known.has(route))
    .map((route) =>
      defined({
        file: 'site.config.ts',
        message: `search.popular: there is no page ${route}.`,
        severity: 'error',
        hint: meant(route),
        written: route,
      }),
    )
}

/** Most similar file name in the same folder, for an include that doesn't exist. */
function meantInclude(file: string, files: ReadonlyMap<string, PageMeta>): string | undefined {
  const folder = file.slice(0, file.indexOf('/') + 1)
  return suggest(
    file,
    [...files.keys()].filter((each) => each.startsWith(folder)),
  )
}

function checkIncludes(pages: PageMeta[], files: Map<string, PageMeta>, drafts: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  for (const page of pages) {
    for (const { file, line, column } of page.includes) {
      if (drafts.has(file) && !page.frontMatter.draft) {
        const hint = 'Remove `draft` from its front matter, or remove this from the page.'
        problems.push({ file: page.file, line, column, message: `${file} is a draft, and this page isn’t.`, hint, severity: 'error' })
        continue
      }
      if (!files.has(file)) {
        const near = meantInclude(file, files)
        const hint = near === undefined ? `Create ${file}, or remove this.` : `Did you mean "${near}"?`
        problems.push({ file: page.file, line, column, message: `There is no ${file} to include.`, hint, severity: 'error' })
      } else if (reaches(file, page.file, files)) {
        problems.push({
          file: page.file,
          line,
          column,
          message: `${page.file} and ${file} include each other.`,
          severity: 'error',
        })
      }
    }
  }
  return problems
}

/** Component pages can only embed documents that exist. */
function checkShownDocuments(
  pages: ReadonlyMap<string, PageMeta>,
  { shownDocuments = new Set(), pending }: Pick<SiteInput, 'shownDocuments' | 'pending'>,
): Problem[] {
  const missing = [...shownDocuments].filter((route) => !pages.has(route) && !pending?.has(route))
  return missing.map((route) => {
    const hint = didYouMean(route, pages.keys())
    return defined({ file: 'pages/routes.ts', message: `There is no document at ${route} to show.`, severity: 'error' as const, hint })
  })
}

/** Snippets exist only to be included. */
function checkSnippets({ pages, shownDocuments }: Pick<SiteInput, 'pages' | 'shownDocuments'>): Problem[] {
  const files = new Map(pages.map((page) => [page.file, page]))
  // A misspelled include is already reported; don't report its snippet as unused, too.
  const included = new Set(
    pages.flatMap(({ includes }) => includes.map(({ file }) => (files.has(file) ? file : meantInclude(file, files)))),
  )
  return pages
    .filter(({ file, route, frontMatter }) => isSnippet(file) && !frontMatter.draft && !included.has(file) && !shownDocuments?.has(route))
    .map(({ file }) => ({
      file,
      message: 'No page includes this snippet.',
      severity: 'error',
      hint: 'Include it in a page, or delete it.',
    }))
}

function reaches(from: string, target: string, files: Map<string, PageMeta>, seen = new Set<string>()): boolean {
  if (from === target) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (files.get(from)?.includes ?? []).some((include) => reaches(include.file, target, files, seen))
}
