/** Relations populated by name, at the end of the text. */
const BY_NAME = /populate(?<close>\]?)(?:\[\d*\])?=(?<path>[\w.]*)$/

/**
 * Handles an opening bracket after a relation's name: `populate=chef` becomes `populate[chef][`, which accepts nested parameters.
 * @param before the request up to the cursor
 * @returns the start of the replaced text and its replacement; `undefined` to insert the bracket as is
 */
export function deepenPopulate(before: string): { from: number; text: string } | undefined {
  const match = BY_NAME.exec(before)
  if (!match) return undefined
  const { close, path } = match.groups!
  const names = path!.split('.').filter((name) => name !== '')
  return { from: match.index, text: `populate${close}${names.map((name) => `[${name}]`).join('[populate]')}[` }
}
