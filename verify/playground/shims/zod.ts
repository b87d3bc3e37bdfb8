/** Describes routes, which the playground doesn't read. */
export const object = (shape: object) => ({ shape })
