import type { Strapi } from './graphql-schema.ts'

interface PageInfo {
  page: number
  pageSize: number
}

/** The types of the members of `pagination`, and what they are when they are left out. */
export default async function graphqlPagination(strapi: Strapi): Promise<string[][]> {
  const { port } = strapi.server.httpServer.address()
  const send = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return ((await response.json()) as { data: unknown }).data
  }
  const ask = async (pagination: string) => {
    const query = `{ dishes_connection(pagination: { ${pagination} }) { nodes { documentId } pageInfo { page pageSize } } }`
    const data = (await send(query)) as { dishes_connection: { nodes: Array<{ documentId: string }>; pageInfo: PageInfo } }
    const { nodes, pageInfo } = data.dishes_connection
    return { ...pageInfo, first: nodes[0]?.documentId }
  }
  const schema = (await send('{ __type(name: "PaginationArg") { inputFields { name type { name } } } }')) as {
    __type: { inputFields: Array<{ name: string; type: { name: string } }> }
  }
  const typeOf = (parameter: string) => schema['__type'].inputFields.find(({ name }) => name === parameter)?.type.name ?? 'unknown'
  const all = await ask('limit: -1')
  const limited = await ask('limit: 2')
  return [
    ['Parameter', 'Type', 'When left out'],
    ['page', typeOf('page'), String((await ask('pageSize: 2')).page)],
    ['pageSize', typeOf('pageSize'), String((await ask('page: 1')).pageSize)],
    ['start', typeOf('start'), limited.first === all.first ? '0' : 'something else'],
    ['limit', typeOf('limit'), String((await ask('start: 0')).pageSize)],
  ]
}
