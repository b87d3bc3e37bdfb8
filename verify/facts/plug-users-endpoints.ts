interface Route {
  method: string
  path: string
  handler: string
  config?: { prefix?: string }
}
interface Strapi {
  plugin(name: string): { routes: Record<string, { routes: Route[] }> }
}

/** The endpoints of the Users & Permissions plugin in the REST API. */
export default function rows(strapi: Strapi): string[][] {
  const { routes } = strapi.plugin('users-permissions').routes['content-api']!
  const address = ({ path, config }: Route) => `/api${config?.prefix === undefined ? '/users-permissions' : config.prefix}${path}`
  return [['Request', 'Action'], ...routes.map((route) => [`${route.method} ${address(route)}`, route.handler])]
}
