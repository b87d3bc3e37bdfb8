import { readFileSync } from 'node:fs'

const packages = new URL('../node_modules/@strapi/', import.meta.url)

/** Packages that a plugin's admin code imports from, with the modules whose exports they hand on. */
const MODULES: Array<[string, string[]]> = [
  ['@strapi/strapi/admin', ['strapi/dist/admin.mjs', 'admin/dist/admin/index.mjs']],
  ['@strapi/design-system', ['design-system/dist/index.mjs']],
]

function exportsOf(path: string): string[] {
  const source = readFileSync(new URL(path, packages), 'utf8')
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) => list!.split(','))
  return lists
    .map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1)!,
    )
    .filter(Boolean)
}

/** Which package of Strapi 5 exports something by the name that the helper plugin of Strapi 4 used. */
export function placesOf(names: string[]): string[][] {
  const places = MODULES.map(([name, paths]) => [name, new Set(paths.flatMap(exportsOf))] as const)
  return [
    ['Export', 'Same name in'],
    ...names.map((name) => [
      name,
      places
        .filter(([, exported]) => exported.has(name))
        .map(([place]) => place)
        .join(', ') || '–',
    ]),
  ]
}
