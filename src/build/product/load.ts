import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { ProductWords } from '../../search/words.ts'
import type { ComponentPage, ComponentPages } from '../../site/component-page.ts'
import { parseConfig } from '../../site/config.ts'
import type { Block } from '../../site/site-graph.ts'
import type { Sidebars } from '../../site/sidebars.ts'
import type { TagDefinition } from '../../site/tags.ts'
import { parseTheme } from '../../theme/parse-theme.ts'
import type { ThemeInput } from '../../theme/theme.ts'
import { engineKey } from '../cache/engine-key.ts'
import { keyOf } from '../cache/module-graph.ts'
import { engineRoot } from '../engine-root.ts'
import { UserError } from '../errors/user-error.ts'
import { engineComponents, enginePages } from './engine-pages.ts'
import { ENGINE_BLOCKS, productBlocks } from './blocks.ts'
import { english, readMessages } from './messages.ts'
import { loadModules, modulePaths, PRODUCT_MODULES } from './modules.ts'
import type { Product } from './product.ts'
import { readOtherVersions } from './other-versions.ts'
import { readVerified } from './verified.ts'

/** Selects the site. */
export interface ProductOptions {
  /** Folder of a product. Defaults to the engine's root. */
  product?: string | undefined
  /** Folder of Markdown to show without a product. */
  docs?: string | undefined
  /** Folder for bundled product modules, inside the engine's root so that they find their packages. */
  cacheDir?: string | undefined
}

/**
 * Loads a product, or any folder of Markdown.
 * @throws ConfigError or ThemeError for an invalid configuration or theme; UserError if the folder doesn't exist or isn't a product
 */
export async function loadProduct({ product, docs, cacheDir = join(engineRoot, '.cache') }: ProductOptions = {}): Promise<Product> {
  if (product !== undefined && docs !== undefined) throw new UserError('--product and --docs can’t be combined.')
  return docs === undefined ? openProduct(folderAt(product ?? engineRoot), cacheDir) : openFolder(folderAt(docs))
}

function folderAt(path: string): string {
  const dir = resolve(path)
  if (!existsSync(dir)) throw new UserError(`The folder ${dir} doesn’t exist.`)
  return dir
}

/** Returns a product with default settings for a folder of Markdown. */
function openFolder(docsDir: string): Product {
  const { messages, file: messagesFile, key } = english()
  const { specimenFiles, ...blocks } = productBlocks([], docsDir)
  return {
    root: docsDir,
    docsDir,
    staticDir: join(docsDir, 'static'),
    config: parseConfig({ title: basename(docsDir), url: 'http://localhost:3000' }),
    messages,
    messagesFile,
    theme: parseTheme(),
    sidebars: undefined,
    tags: undefined,
    words: undefined,
    ...blocks,
    code: { messages: key, blocks: engineKey(ENGINE_BLOCKS) },
    verified: new Map(),
    versionDifferences: new Map(),
    components: enginePages(messages),
    componentFiles: filesOf(engineRoot, engineComponents),
    modules: specimenFiles,
  }
}

async function openProduct(root: string, cacheDir: string): Promise<Product> {
  const { exports, graph } = await loadModules(root, cacheDir)
  const config = parseConfig(exports.config)
  const { messages, file: messagesFile, files, key } = await readMessages(root, config.messages, cacheDir)
  const ownBlocks = join(root, PRODUCT_MODULES.blocks)
  const components = pagesOf((exports.routes ?? {}) as ComponentPages, { root, messages })
  const own = Object.values(components).map(({ module }) => [module, ownFile(module)] as const)
  const others = readOtherVersions(root)
  const { specimenFiles, ...blocks } = productBlocks((exports.blocks ?? []) as Block[], root)
  return {
    root,
    docsDir: join(root, 'docs'),
    staticDir: join(root, 'static'),
    config,
    messages,
    messagesFile,
    theme: parseTheme(exports.theme as ThemeInput | undefined),
    sidebars: exports.sidebars as Sidebars | undefined,
    tags: exports.tags as TagDefinition[] | undefined,
    words: exports.words as ProductWords | undefined,
    ...blocks,
    code: { messages: key, blocks: engineKey(ENGINE_BLOCKS) + (exports.blocks === undefined ? '' : keyOf(graph, [ownBlocks])) },
    verified: readVerified(root, others),
    versionDifferences: others.differences,
    components,
    componentFiles: { ...filesOf(root, Object.fromEntries(own)), ...filesOf(engineRoot, engineComponents) },
    modules: [...new Set([...modulePaths(root), ...Object.keys(graph.inputs), ...files, ...specimenFiles])],
  }
}

/**
 * Merges the engine's pages with the product's, whose titles and descriptions take precedence.
 * @throws UserError if a page is invalid
 */
function pagesOf(own: ComponentPages, { root, messages }: Pick<Product, 'root' | 'messages'>): Record<string, ComponentPage> {
  const known = enginePages(messages)
  const wrong = (sentence: string) => new UserError(`${PRODUCT_MODULES.routes}: ${sentence}`)
  const pages = Object.keys({ ...own, ...known }).map((route): [string, ComponentPage] => {
    const { module, title, description = '', ...rest } = { ...known[route], ...own[route] }
    if (module === undefined || title === undefined) throw wrong(`${route} needs a module and a title.`)
    if (!Object.hasOwn(engineComponents, module) && !existsSync(join(root, ownFile(module)))) throw wrong(`there is no ${ownFile(module)}.`)
    const { canonical } = rest
    if (canonical !== undefined && !Object.hasOwn({ ...own, ...known }, canonical)) throw wrong(`there is no page ${canonical}.`)
    return [route, { ...rest, module, title, description }]
  })
  return Object.fromEntries(pages)
}

const ownFile = (module: string): string => `pages/${module}.tsx`

function filesOf(root: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]))
}
