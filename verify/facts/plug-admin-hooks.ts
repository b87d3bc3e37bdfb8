import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node_modules/@strapi/admin/dist/admin/', import.meta.url))

/** The hooks that exist in the admin panel before any plugin creates one. */
export default function rows(): string[][] {
  for (const file of readdirSync(folder).filter((name) => /^index-.*\.mjs$/.test(name))) {
    const source = readFileSync(folder + file, 'utf8')
    const created = [...source.matchAll(/this\.createHook\(([A-Z_]+)\)/g)].map(([, name]) => name!)
    if (created.length === 0) continue
    return [['Hook'], ...created.map((name) => [new RegExp(`\\b${name}: "(.*?)"`).exec(source)![1]!])]
  }
  throw new Error('The hooks are created elsewhere now.')
}
