interface Found {
  pagination: Record<string, number | undefined>
}

interface Strapi {
  service(uid: string): { find(params: object): Promise<Found> }
}

/** Parameters of the REST API's pagination with their defaults, read from what the service answers without them. */
export default async function rows(strapi: Strapi): Promise<string[][]> {
  const { find } = strapi.service('api::restaurant.restaurant')
  const service = strapi.service('api::restaurant.restaurant')
  const ask = async (pagination: object) => (await find.call(service, { pagination })).pagination
  const [none, sized, started, limited] = [await ask({}), await ask({ pageSize: 5 }), await ask({ start: 2 }), await ask({ limit: 5 })]
  return [
    ['Parameter', 'Default'],
    ['pagination[page]', String(sized.page)],
    ['pagination[pageSize]', String(none.pageSize)],
    ['pagination[start]', String(limited.start)],
    ['pagination[limit]', String(started.limit)],
    ['pagination[withCount]', String(none.total !== undefined)],
  ]
}
