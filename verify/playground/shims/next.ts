type Middleware = (context: unknown, next: () => Promise<unknown>) => Promise<unknown>

/** A middleware that does nothing. */
export default (): Middleware => (_, next) => next()
