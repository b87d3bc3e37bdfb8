/** URL parameter of a shared sample. */
export const PARAMETER = 'run'
