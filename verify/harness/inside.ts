import { parse, type Program } from 'acorn'

type Inside = (strapi: unknown, console: unknown) => Promise<unknown>

// eslint-disable-next-line @typescript-eslint/no-empty-function
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => Inside

/**
 * Creates a function from a sample that runs inside the application. It returns the value of the last statement: an expression, or a
 * declared variable.
 * @throws {SyntaxError} with the line in the sample
 */
export function insideFunction(code: string): Inside {
  const program = parse(code, { ecmaVersion: 'latest', allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, locations: true })
  return new AsyncFunction('strapi', 'console', withResult(code, program))
}

function withResult(code: string, program: Program): string {
  const last = program.body.at(-1)
  if (last?.type === 'ExpressionStatement') {
    return `${code.slice(0, last.start)}return (${code.slice(last.expression.start, last.expression.end)});`
  }
  if (last?.type !== 'VariableDeclaration') return code
  const target = last.declarations.at(-1)!.id
  const names = target.type === 'ObjectPattern' ? code.slice(target.start, target.end).replace(/^\{|\}$/g, '') : undefined
  return `${code}\nreturn ${names === undefined ? code.slice(target.start, target.end) : `{ ${names} }`};`
}
