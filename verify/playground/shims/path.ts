export const resolve = (...parts: string[]) => parts.join('/')
export const join = resolve
export const dirname = (path: string) => path
export default { resolve, join, dirname }
