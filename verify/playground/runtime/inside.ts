type Inside = (strapi: unknown, console: unknown) => Promise<unknown>

// eslint-disable-next-line @typescript-eslint/no-empty-function
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => Inside

/**
 * Makes a function of code that runs inside the application. It returns what the last statement yields, as that of the harness does
 * (`harness/inside.ts`), which has a parser for it; here the platform's own tells where that statement begins.
 * @throws SyntaxError
 */
export function insideFunction(code: string): Inside {
  return new AsyncFunction('strapi', 'console', withResult(code))
}

function withResult(code: string): string {
  const begin = lastStatement(code)
  const before = code.slice(0, begin)
  const last = code.slice(begin)
  const [, name = ''] = /^(?:const|let|var)\s+(\w+|\{[^=]*\}|\[[^=]*\])\s*=/.exec(last) ?? []
  if (name !== '') return `${code}\nreturn ${name};`
  const value = [last, withoutEnd(last)].find((text) => isCode(`return (${text}\n)`))
  return value === undefined ? code : `${before}return (${value}\n);`
}

/** Where it begins: the last line from which on, and up to which, the code is whole. */
function lastStatement(code: string): number {
  const lines = [...code.matchAll(/^(?=[^\s/}\])])/gm)].map(({ index }) => index)
  return lines.findLast((at) => isCode(code.slice(0, at)) && isCode(code.slice(at))) ?? 0
}

/** Comments that follow, and the semicolon. */
function withoutEnd(statement: string): string {
  return statement.replace(/(?:\s|;|\/\/[^\n]*$|\/\*(?:(?!\*\/).)*\*\/$)*$/s, '')
}

function isCode(text: string): boolean {
  try {
    void new AsyncFunction(text)
    return true
  } catch {
    return false
  }
}
