import { parse } from 'acorn'

/**
 * What wraps a CommonJS module in a minified bundle: `NAME=(cb,mod)=>()=>(mod||cb((mod={exports:{}}).exports,mod),mod.exports)`. Newer
 * versions of esbuild catch errors there.
 */
const WRAPPER = /([\w$]+)=\((\w+),(\w+)\)=>\(\)=>(?:\(|\{try\{return )\3\|\|\2\(\(\3=\{exports:\{\}\}\)\.exports,\3\),\3\.exports/

interface Node {
  type: string
  start: number
  end: number
}

interface Declarator {
  init?: (Node & { callee?: { name?: string }; arguments?: Array<Node & { params: Node[]; body: Node }> }) | null
}

/**
 * Puts the functions of CommonJS modules in parentheses, so that engines compile them at once. The program calls them when it starts, and
 * would otherwise parse them twice.
 * @param code a minified bundle of esbuild
 * @throws Error if no module is wrapped as expected
 */
export function compileModulesAtOnce(code: string): string {
  const [, wrapper] = WRAPPER.exec(code) ?? []
  if (wrapper === undefined) throw new Error('esbuild wraps CommonJS modules differently now (build/eager.ts).')
  const program = parse(code, { ecmaVersion: 'latest' }) as unknown as {
    body: Array<{ expression?: { callee?: { body?: { body: Array<{ declarations?: Declarator[] }> } } } }>
  }
  const statements = program.body[0]?.expression?.callee?.body?.body ?? []
  const functions = statements.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ init }) => (init?.callee?.name === wrapper ? init.arguments! : [])),
  )
  const pieces: string[] = []
  let at = 0
  for (const { start, end, params, body } of functions) {
    const names = params.map((each) => code.slice(each.start, each.end))
    pieces.push(code.slice(at, start), `(function(${names.join()})`, code.slice(body.start, end), ')')
    at = end
  }
  return pieces.join('') + code.slice(at)
}
