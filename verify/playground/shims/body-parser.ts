type Middleware = (context: { request: { body: unknown } }, next: () => Promise<unknown>) => Promise<unknown>

/** Adds an empty body to requests without one. */
export default (): Middleware => (context, next) => {
  context.request.body ??= {}
  return next()
}
