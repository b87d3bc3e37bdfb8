/** Relations that are populated by their names, at the end of a text. */
const BY_NAME = /populate(?<close>\]?)(?:\[\d*\])?=(?<path>[\w.]*)$/

/**
 * What a bracket behind a relation's name means: `populate=chef` goes on as `populate[chef][`, where more can be said of it.
 * @param before the request up to where the bracket is typed
 * @returns where the replaced text begins, and what takes its place; `undefined` where a bracket is a bracket
 */
export function deepenPopulate(before: string): { from: number; text: string } | undefined {
  const match = BY_NAME.exec(before)
  if (!match) return undefined
  const { close, path } = match.groups!
  const names = path!.split('.').filter((name) => name !== '')
  return { from: match.index, text: `populate${close}${names.map((name) => `[${name}]`).join('[populate]')}[` }
}
