// What the program has already, and files that come later get from it: a second copy would cost 60 kB, and its errors would be
// others to Strapi.

/** Modules, each with the names that are asked for; `undefined` where all of it is one value. */
const SHARED: Record<string, string[] | undefined> = {
  '@strapi/utils': ['async', 'contentTypes', 'errors', 'pagination', 'parseType', 'policy', 'strings', 'validateYupSchema', 'yup'],
  lodash: undefined,
  'lodash/fp': undefined,
}

/** Whether the program has a module that a later file imports. */
export function isShared(name: string): boolean {
  return name in SHARED
}

/** A module of the program, whose `shared` has them all. */
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

/** A module of a later file, which finds `shared` where it is evaluated. A name that isn't listed fails the build. */
export function sharedModule(name: string): string {
  const names = SHARED[name]
  return names ? `export const { ${names.join(', ')} } = shared['${name}']` : `module.exports = shared['${name}']`
}
