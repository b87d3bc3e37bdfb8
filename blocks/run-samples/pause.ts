/** Debounce delay in milliseconds for requests that only read. */
export const PAUSE = 450
