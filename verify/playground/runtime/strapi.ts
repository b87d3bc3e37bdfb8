// The part of Strapi's modules that is used here, which have no types.

export interface Model {
  uid?: string
  attributes: Record<string, Record<string, unknown>>
  [key: string]: unknown
}

export interface Query {
  findOne(params: object): Promise<Record<string, unknown> | null>
  findMany(params: object): Promise<Array<Record<string, unknown>>>
}

export interface StrapiDatabase {
  metadata: { loadModels(models: Model[]): void }
  /** Knex's connection. */
  connection: { client: object; context: object }
  query(uid: string): Query
  transaction(task?: (handle: object) => Promise<unknown>): Promise<unknown>
  inTransaction(): boolean
}

interface Registry {
  add(name: string, value: unknown): unknown
  set(name: string, value: unknown): unknown
}

export interface Strapi {
  add(name: string, resolver: unknown): Strapi
  get(name: 'content-types' | 'services' | 'apis' | 'plugins' | 'policies' | 'middlewares' | 'sanitizers' | 'validators'): Registry
  get(name: 'components'): { set(uid: string, value: unknown): unknown }
  get(name: 'auth'): { register(type: string, strategy: object): void }
  db: StrapiDatabase
  documents: { use(middleware: unknown): void }
  apis: Record<string, { routes: unknown }>
  plugins: Record<string, { routes: unknown }>
  service(uid: string): unknown
  contentAPI: { sanitize: { output(value: unknown, model: unknown): Promise<unknown> } }
  getModel(uid: string): unknown
  plugin(name: string): { service(name: string): unknown }
}
