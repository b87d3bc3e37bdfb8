// What the facts about GraphQL share: the schema as the running server tells it, and who may use what.

export interface Operators {
  [name: string]: { fieldName: string; strapiOperator: string; add(builder: unknown, type: string): void }
}

interface ResolversConfig {
  [resolver: string]: { auth?: false | { scope?: string | string[] } } | undefined
}

interface ShadowCrud {
  field(name: string): object
}

export interface Strapi {
  server: { httpServer: { address(): { port: number } } }
  plugin(name: 'graphql'): {
    service(name: 'extension'): {
      shadowCRUD(uid: string): ShadowCrud
      generate(context: { typeRegistry: object }): { resolversConfig: ResolversConfig }
    }
    service(name: 'builders'): { filters: { operators: Operators } }
    service(name: 'constants'): { SCALARS_ASSOCIATIONS: Record<string, string> }
  }
}

interface Field {
  name: string
  args: Array<{ name: string }>
}

const QUESTION = '{ __schema { queryType { fields { name args { name } } } mutationType { fields { name args { name } } } } }'

async function fieldsOf(strapi: Strapi): Promise<Array<[type: string, field: Field]>> {
  const { port } = strapi.server.httpServer.address()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUESTION }),
  })
  const { data } = (await response.json()) as { data: { __schema: Record<'queryType' | 'mutationType', { fields: Field[] }> } }
  const { queryType, mutationType } = data['__schema']
  return [
    ...queryType.fields.map((field) => ['Query', field] as [string, Field]),
    ...mutationType.fields.map((field) => ['Mutation', field] as [string, Field]),
  ]
}

/** Operations of the API with their arguments and the permission that each needs. */
export async function operations(strapi: Strapi, isWanted: (name: string) => boolean): Promise<string[][]> {
  const { resolversConfig } = strapi.plugin('graphql').service('extension').generate({ typeRegistry: {} })
  const permission = (resolver: string) => {
    const auth = resolversConfig[resolver]?.auth
    if (auth === false) return 'None'
    if (auth?.scope === undefined) return 'Any account'
    return [auth.scope]
      .flat()
      .map((scope) => scope.split('.').at(-1))
      .join(', ')
  }
  const rows = (await fieldsOf(strapi))
    .filter(([, { name }]) => isWanted(name))
    .map(([type, { name, args }]) => [name, args.map((argument) => argument.name).join(', ') || '–', permission(`${type}.${name}`)])
  return [['Operation', 'Arguments', 'Permission'], ...rows]
}
