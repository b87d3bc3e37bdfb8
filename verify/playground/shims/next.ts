type Middleware = (context: unknown, next: () => Promise<unknown>) => Promise<unknown>

/** Middleware that does nothing. */
export default (): Middleware => (_, next) => next()
