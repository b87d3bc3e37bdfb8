import type { Plugin } from 'vite'
import { awakeThemeCss, themeCss, themeLengths } from '../../theme/theme-css.ts'
import { clientSite, type Product } from '../product/product.ts'
import { stemmerModule } from '../product/speech.ts'
import { sandboxFile } from './sandbox.ts'

/** Modules that give the application its product: module ID → function that generates the source. */
const MODULES: Record<string, (product: Product) => string> = {
  'virtual:site': ({ config }) =>
    `export default ${JSON.stringify(clientSite(config))}\nexport const sandbox = ${JSON.stringify(config.baseUrl + sandboxFile())}`,
  'virtual:messages': ({ messagesFile }) => `export { first as default } from ${JSON.stringify(messagesFile)}`,
  // The query makes this a separate module. Otherwise, the bundler would put the whole file in the chunk that needs `first`.
  'virtual:later-messages': ({ messagesFile }) => `export { later } from ${JSON.stringify(`${messagesFile}?later`)}`,
  'virtual:stemmer': (product) => {
    const module = stemmerModule(product)
    return module === undefined ? 'export const stemmer = (word) => word' : `export { stemmer } from ${JSON.stringify(module)}`
  },
  'virtual:pages': ({ componentFiles }) => lazy(componentFiles),
  'virtual:server-pages': ({ componentFiles }) => eager(componentFiles),
  'virtual:theme.css': ({ theme }) => themeCss(theme),
  'virtual:awake-theme.css': ({ theme }) => awakeThemeCss(theme),
  'virtual:server-blocks': ({ viewFiles }) => eager(viewFiles),
  'virtual:block-styles': ({ styleFiles }) => texts(styleFiles),
  'virtual:all-block-styles': ({ styleFiles }) =>
    Object.values(styleFiles)
      .map((file) => `import ${JSON.stringify(file)}`)
      .join('\n'),
  'virtual:islands': ({ viewFiles, blocks }) =>
    lazy(Object.fromEntries(Object.entries(viewFiles).filter(([name]) => blocks.get(name)?.isInteractive))),
}

/**
 * Vite plugin that provides the product as virtual modules. Each room that imports them declares their exports in `virtual.d.ts`.
 */
export function virtualModules(product: Product): Plugin {
  return {
    name: 'docs:product',
    // Filters keep the bundler from calling the plugin for every other module.
    resolveId: { filter: { id: /^virtual:/ }, handler: (id) => (Object.hasOwn(MODULES, nameOf(id)) ? `\0${id}` : undefined) },
    load: {
      // oxlint-disable-next-line no-control-regex -- the bundler's prefix for virtual modules.
      filter: { id: /^\0virtual:/ },
      handler: (id) => MODULES[nameOf(id.slice(1))]?.(product),
    },
  }
}

/** Removes the query that the development server adds to requests for styles. */
const nameOf = (id: string): string => id.replace(/\?.*/, '')

/** Everything that the application depends on in a product, for cache keys. */
export function virtualSources(product: Product): string[] {
  return [...Object.values(MODULES).map((source) => source(product)), JSON.stringify([...themeLengths(product.theme)])]
}

/** Generates a module that imports all files and exports their modules by name. */
function eager(files: Record<string, string>): string {
  const entries = Object.entries(files)
  const imports = entries.map(([, file], index) => `import * as module${index} from ${JSON.stringify(file)}`)
  const names = entries.map(([name], index) => `${JSON.stringify(name)}: module${index}`)
  return [...imports, `export default { ${names.join(', ')} }`].join('\n')
}

/** Generates a module that exports the processed CSS of stylesheets by name. */
function texts(files: Record<string, string>): string {
  const entries = Object.entries(files)
  const imports = entries.map(([, file], index) => `import text${index} from ${JSON.stringify(`${file}?inline`)}`)
  return [...imports, `export default { ${entries.map(([name], index) => `${JSON.stringify(name)}: text${index}`).join(', ')} }`].join('\n')
}

/** Generates a module that exports a function by name for each file, which imports it. */
function lazy(files: Record<string, string>): string {
  const names = Object.entries(files).map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`)
  return `export default { ${names.join(', ')} }`
}
