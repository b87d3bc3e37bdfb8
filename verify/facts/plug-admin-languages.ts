import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node_modules/@strapi/admin/dist/admin/', import.meta.url))

/** The languages that the admin panel has a name for: only these can be chosen in a profile. */
export default function rows(): string[][] {
  for (const file of readdirSync(folder).filter((name) => /^index-.*\.mjs$/.test(name))) {
    const [, list] = /const languageNativeNames = \{(.*?)\n\};/s.exec(readFileSync(folder + file, 'utf8')) ?? []
    if (list === undefined) continue
    return [['Code', 'Language'], ...[...list.matchAll(/"?([\w-]+)"?: "(.*)"/g)].map(([, code, name]) => [code!, name!])]
  }
  throw new Error('The list of languages has moved.')
}
