import type { Plugin } from 'vite'
import { awakeThemeCss, themeCss, themeLengths } from '../../theme/theme-css.ts'
import { clientSite, type Product } from '../product/product.ts'
import { stemmerModule } from '../product/speech.ts'

/** What the application knows of its product: name of a module → its source. */
const MODULES: Record<string, (product: Product) => string> = {
  'virtual:site': ({ config }) => `export default ${JSON.stringify(clientSite(config))}`,
  'virtual:messages': ({ messagesFile }) => `export { first as default } from ${JSON.stringify(messagesFile)}`,
  // Another module to the bundler, which would put all of the file where its first part is needed.
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

/** Gives the application its product; `virtual.d.ts` of the rooms that import these modules says what they export. */
export function virtualModules(product: Product): Plugin {
  return {
    name: 'docs:product',
    // With filters, the bundler needn't ask for every other module.
    resolveId: { filter: { id: /^virtual:/ }, handler: (id) => (Object.hasOwn(MODULES, nameOf(id)) ? `\0${id}` : undefined) },
    load: {
      // oxlint-disable-next-line no-control-regex -- the bundler's own mark of what is no file.
      filter: { id: /^\0virtual:/ },
      handler: (id) => MODULES[nameOf(id.slice(1))]?.(product),
    },
  }
}

/** Without the query with which the development server asks for styles. */
const nameOf = (id: string): string => id.replace(/\?.*/, '')

/** Everything that the application knows of a product. */
export function virtualSources(product: Product): string[] {
  return [...Object.values(MODULES).map((source) => source(product)), JSON.stringify([...themeLengths(product.theme)])]
}

/** The modules of some files by name, as an object. */
function eager(files: Record<string, string>): string {
  const entries = Object.entries(files)
  const imports = entries.map(([, file], index) => `import * as module${index} from ${JSON.stringify(file)}`)
  const names = entries.map(([name], index) => `${JSON.stringify(name)}: module${index}`)
  return [...imports, `export default { ${names.join(', ')} }`].join('\n')
}

/** The text of some stylesheets by name, as the bundler writes them. */
function texts(files: Record<string, string>): string {
  const entries = Object.entries(files)
  const imports = entries.map(([, file], index) => `import text${index} from ${JSON.stringify(`${file}?inline`)}`)
  return [...imports, `export default { ${entries.map(([name], index) => `${JSON.stringify(name)}: text${index}`).join(', ')} }`].join('\n')
}

/** What loads the modules of some files, by name. */
function lazy(files: Record<string, string>): string {
  const names = Object.entries(files).map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`)
  return `export default { ${names.join(', ')} }`
}
