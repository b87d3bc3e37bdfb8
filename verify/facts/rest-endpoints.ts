interface Route {
  method: string
  path: string
  handler: string
}

interface Strapi {
  contentAPI: { getRoutesMap(): Promise<Record<string, Route[]>> }
}

/** Rows of a table of the endpoints that the core router makes for a content type. */
export async function endpoints(strapi: Strapi, uid: string): Promise<string[][]> {
  const routes = (await strapi.contentAPI.getRoutesMap())[uid.split('.')[0]!] ?? []
  const core = routes.filter(({ handler }) => /\.(find|findOne|create|update|delete)$/.test(handler))
  const action = (handler: string) => handler.slice(handler.lastIndexOf('.') + 1)
  return [
    ['Request', 'Permission'],
    ...core.map(({ method, path, handler }) => [`${method} ${path.replace(':id', ':documentId')}`, action(handler)]),
  ]
}
