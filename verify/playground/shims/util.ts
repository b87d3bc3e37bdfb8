import { inspect } from '../runtime/inspect.ts'

type Callback = (error: unknown, value?: unknown) => void

export const promisify =
  (task: (...values: unknown[]) => void) =>
  (...values: unknown[]) =>
    new Promise((resolve, reject) => {
      const settle: Callback = (error, value) => (error ? reject(error as Error) : resolve(value))
      task(...values, settle)
    })
export const inherits = (child: { prototype: object }, parent: { prototype: object }) =>
  Object.setPrototypeOf(child.prototype, parent.prototype)
export const deprecate = (task: unknown) => task
export const format = (...values: unknown[]) => values.map(String).join(' ')
export const types = {}
export { inspect }
export default { promisify, inherits, deprecate, format, inspect, types }
