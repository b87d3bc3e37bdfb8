import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

interface Utils {
  isOperator(name: string): boolean
  isOperatorOfType(type: string, name: string): boolean
}

const load = createRequire(new URL('../package.json', import.meta.url))

/** The operators that `where` understands, where each may stand, and whether it converts what it compares with. */
export default async function operators(): Promise<string[][]> {
  const utils = load('@strapi/utils') as Utils
  const source = await readFile(load.resolve('@strapi/utils'), 'utf8')
  const named = new Set([...source.matchAll(/"(\$[A-Za-z]+)"/g)].map(([, name]) => name!))
  const rows = [...named].filter((name) => utils.isOperator(name)).map((name) => [name, level(utils, name), converts(utils, name)])
  return [['Operator', 'Level', 'Converts the value'], ...rows]
}

function level(utils: Utils, name: string): string {
  if (utils.isOperatorOfType('group', name)) return 'conditions'
  // `processWhere()` of @strapi/database makes this one exception.
  return name === '$not' ? 'conditions, attribute' : 'attribute'
}

function converts(utils: Utils, name: string): string {
  if (utils.isOperatorOfType('group', name)) return ''
  return utils.isOperatorOfType('cast', name) ? 'Yes' : 'No'
}
