// Globals of Node that Strapi's packages use.

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

/** Strapi and Knex check whether values are buffers; there are none here. */
export class Buffer {
  static isBuffer = () => false
  static from = (text: string) => new TextEncoder().encode(text)
  static byteLength = (text: string) => Buffer.from(text).length
}
