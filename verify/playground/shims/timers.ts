export const setTimeout = globalThis.setTimeout
export const clearTimeout = globalThis.clearTimeout
export const setInterval = globalThis.setInterval
export const setImmediate = (task: () => void) => globalThis.setTimeout(task, 0)
