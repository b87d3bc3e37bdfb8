import type { Strapi } from './graphql-schema.ts'

interface PageInfo {
  page: number
  pageSize: number
}

/** What the members of `pagination` are when they are left out. */
export default async function graphqlPagination(strapi: Strapi): Promise<string[][]> {
  const { port } = strapi.server.httpServer.address()
  const ask = async (pagination: string) => {
    const query = `{ dishes_connection(pagination: { ${pagination} }) { nodes { documentId } pageInfo { page pageSize } } }`
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as {
      data: { dishes_connection: { nodes: Array<{ documentId: string }>; pageInfo: PageInfo } }
    }
    const { nodes, pageInfo } = data.dishes_connection
    return { ...pageInfo, first: nodes[0]?.documentId }
  }
  const all = await ask('limit: -1')
  const limited = await ask('limit: 2')
  return [
    ['Parameter', 'When left out'],
    ['page', String((await ask('pageSize: 2')).page)],
    ['pageSize', String((await ask('page: 1')).pageSize)],
    ['start', limited.first === all.first ? '0' : 'something else'],
    ['limit', String((await ask('start: 0')).pageSize)],
  ]
}
