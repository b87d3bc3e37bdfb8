// What Strapi's packages take for granted in Node.

export const process = {
  env: {},
  platform: 'browser',
  versions: {},
  stdout: {},
  stderr: {},
  cwd: () => '/',
  on: () => undefined,
  emitWarning: () => undefined,
  nextTick: (task: (...values: unknown[]) => void, ...values: unknown[]) => queueMicrotask(() => task(...values)),
}

export const setImmediate = (task: (...values: unknown[]) => void, ...values: unknown[]) => setTimeout(task, 0, ...values)

/** No value here is one; Strapi and Knex look whether some are. */
export class Buffer {
  static isBuffer = () => false
  static from = (text: string) => new TextEncoder().encode(text)
  static byteLength = (text: string) => Buffer.from(text).length
}
