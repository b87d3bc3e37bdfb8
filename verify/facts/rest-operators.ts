import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** The operators that filters accept, as the utilities' source lists them and its own check confirms. */
export default function rows(): string[][] {
  const utils = require('@strapi/utils') as { isOperator(key: string): boolean }
  const source = readFileSync(fileURLToPath(new URL('../node_modules/@strapi/utils/dist/index.js', import.meta.url)), 'utf8')
  const named = new Set([...source.matchAll(/"(\$[a-zA-Z]+)"/g)].map(([, name]) => name!))
  // The source calls $jsonSupersetOf experimental and for internal use only.
  const operators = [...named].filter((name) => utils.isOperator(name) && name !== '$jsonSupersetOf')
  return [['Operator'], ...operators.map((name) => [name])]
}
