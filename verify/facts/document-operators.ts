import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The operators of filters, as @strapi/utils lists them: it exports functions that test a name, not the lists. */
export default function documentOperators(): string[][] {
  const source = readFileSync(require.resolve('@strapi/utils'), 'utf8')
  const list = (name: string): string[] => {
    const body = new RegExp(`const ${name}_OPERATORS = \\[([^\\]]*)\\]`).exec(source)?.[1]
    if (body === undefined) throw new Error(`@strapi/utils has no list of ${name} operators any more.`)
    return [...body.matchAll(/"(\$\w+)"/g)].map(([, operator]) => operator!)
  }

  const group = list('GROUP')
  const where = list('WHERE')
  const array = list('ARRAY')
  const cast = list('CAST')
  const level = (operator: string) => (group.includes(operator) ? 'Conditions' : operator === '$not' ? 'Both' : 'Field')
  const takesList = (operator: string) => (group.includes(operator) || array.includes(operator) ? 'Yes' : 'No')
  const converts = (operator: string) => (cast.includes(operator) ? 'Yes' : 'No')

  return [
    ['Operator', 'Level', 'List', 'Converts'],
    ...[...where, ...group].map((operator) => [operator, level(operator), takesList(operator), converts(operator)]),
  ]
}
