// Modules of the program that are shared with parts that are loaded later. A second copy would add 60 kB, and Strapi wouldn't recognize
// its error classes.

/** Shared modules with the names that are imported; `undefined` if the whole module is one value. */
const SHARED: Record<string, string[] | undefined> = {
  '@strapi/utils': ['async', 'contentTypes', 'errors', 'pagination', 'parseType', 'policy', 'strings', 'validateYupSchema', 'yup'],
  lodash: undefined,
  'lodash/fp': undefined,
}

/** Whether a module that a later part imports is shared. */
export function isShared(name: string): boolean {
  return name in SHARED
}

/** Source of the program's module that exports `shared`. */
export function sharedModules(): string {
  const modules = Object.entries(SHARED)
  const imports = modules.map(([name, names], index) =>
    names
      ? `import { ${names.map((each) => `${each} as ${each}${index}`).join(', ')} } from '${name}'`
      : `import module${index} from '${name}'`,
  )
  const values = modules.map(
    ([name, names], index) =>
      `'${name}': ${names ? `{ ${names.map((each) => `${each}: ${each}${index}`).join(', ')} }` : `module${index}`}`,
  )
  return `${imports.join('\n')}\nexport const shared = { ${values.join(', ')} }`
}

/** Source of a shared module for a later part, which is evaluated with `shared` in scope. An unlisted name fails the build. */
export function sharedModule(name: string): string {
  const names = SHARED[name]
  return names ? `export const { ${names.join(', ')} } = shared['${name}']` : `module.exports = shared['${name}']`
}
