/** What describes a route: nobody reads it. */
export const object = (shape: object) => ({ shape })
