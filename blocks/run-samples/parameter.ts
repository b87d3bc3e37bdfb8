/** Of the address that shares an edited sample. */
export const PARAMETER = 'run'
