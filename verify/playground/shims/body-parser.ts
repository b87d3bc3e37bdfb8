type Middleware = (context: { request: { body: unknown } }, next: () => Promise<unknown>) => Promise<unknown>

/** A request without a body has an empty one. */
export default (): Middleware => (context, next) => {
  context.request.body ??= {}
  return next()
}
