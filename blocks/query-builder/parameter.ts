/** URL parameter of a shared query. */
export const PARAMETER = 'query-builder'
