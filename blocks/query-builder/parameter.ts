/** Of the address that shares what is in a builder. */
export const PARAMETER = 'query-builder'
