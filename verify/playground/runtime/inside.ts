type Inside = (strapi: unknown, console: unknown) => Promise<unknown>

// eslint-disable-next-line @typescript-eslint/no-empty-function
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => Inside

/**
 * Converts code that runs inside the application to a function that returns its last statement's value, like the harness
 * (`harness/inside.ts`). Finds the statement with the platform's parser instead of a library.
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

/** Start of the last statement: the last line at which the code can be split into two valid parts. */
function lastStatement(code: string): number {
  const lines = [...code.matchAll(/^(?=[^\s/}\])])/gm)].map(({ index }) => index)
  return lines.findLast((at) => isCode(code.slice(0, at)) && isCode(code.slice(at))) ?? 0
}

/** Removes the semicolon and trailing comments. */
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
