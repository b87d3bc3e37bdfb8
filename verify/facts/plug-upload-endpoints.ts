interface Route {
  method: string
  path: string
  handler: string
}
interface Strapi {
  plugin(name: string): { routes: Record<string, { routes: Route[] }> }
}

/** The endpoints of the Upload plugin in the REST API. */
export default function rows(strapi: Strapi): string[][] {
  const { routes } = strapi.plugin('upload').routes['content-api']!
  const action = (handler: string) => handler.slice(handler.lastIndexOf('.') + 1)
  return [
    ['Request', 'Action'],
    ...routes.map(({ method, path, handler }) => [`${method} /api/upload${path === '/' ? '' : path}`, action(handler)]),
  ]
}
