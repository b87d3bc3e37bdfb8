import { Agent, request as httpRequest } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import { credentials } from '../../harness/credentials.ts'
import { verifyFolder } from '../../harness/paths.ts'
import { Scratch } from '../../harness/scratch.ts'
import { ProcessLost, StrapiProcess } from '../../harness/strapi-process.ts'

/** The compared part of a response. */
export interface Outcome {
  status: number
  body: string
}

/** A request ended the server's process, which has been restarted. */
export class ServerEnded extends Error {}

/** Sends requests to the sample application, run by the harness, over HTTP. */
export class RealServer {
  readonly #scratch: Scratch
  #strapi: StrapiProcess
  readonly #template: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #tokens = new Map<string, string>()

  private constructor(scratch: Scratch, strapi: StrapiProcess, template: string) {
    this.#scratch = scratch
    this.#strapi = strapi
    this.#template = template
  }

  /** @param template initial database */
  static async start(template: string): Promise<RealServer> {
    const scratch = await Scratch.create(template)
    const server = new RealServer(scratch, await StrapiProcess.start(scratch), template)
    // Tokens that are older than the sample time would have expired.
    await server.reset()
    for (const name of Object.keys(credentials)) server.#tokens.set(name, await server.#tokenOf(name))
    return server
  }

  /**
   * Sends a request as an account.
   * @throws ServerEnded if the request crashes Strapi, so there is no response to compare
   */
  async request(request: PlaygroundRequest): Promise<Outcome> {
    try {
      return await this.#send(request)
    } catch (error) {
      await this.#replace()
      throw new ServerEnded(`The server ended: ${String(error)}`, { cause: error })
    }
  }

  async #send({ method, path, headers = {}, body = '', as }: PlaygroundRequest): Promise<Outcome> {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${this.#tokens.get(as)}` }
    const type = body === '' ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#strapi.port, method, path: encode(path), agent: this.#agent }
      const sent = httpRequest({ ...options, headers: { ...type, ...headers, ...authorization } }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode!, body: text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Resets content, clock, and IDs. */
  async reset(): Promise<void> {
    await this.#putBack().catch(async (error: unknown) => {
      if (!(error instanceof ProcessLost)) throw error
      await this.#replace()
    })
  }

  async #replace(): Promise<void> {
    this.#strapi.kill()
    this.#strapi = await StrapiProcess.start(this.#scratch)
    await this.#putBack()
  }

  async #putBack(): Promise<void> {
    const sample = { kind: 'document-service' as const, language: 'js', code: 'undefined', throws: false }
    await this.#strapi.perform({ do: 'run', sample, template: this.#template })
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    await this.#strapi.stop()
    await this.#scratch.remove()
  }

  async #tokenOf(name: string): Promise<string> {
    const credential = credentials[name]!
    if ('token' in credential) return credential.token
    const { body } = await this.request({ method: 'POST', path: '/api/auth/local', body: JSON.stringify(credential) })
    return (JSON.parse(body) as { jwt: string }).jwt
  }
}

/** Encodes a path like a browser. */
function encode(path: string): string {
  return path.replace(/[^\x21-\x7E]/g, encodeURIComponent)
}

/** IDs of a database's documents by content type. */
export function documentIds(database: string, tables: Record<string, string>): Record<string, string[]> {
  const Database = createRequire(join(verifyFolder, 'package.json'))('better-sqlite3') as new (
    path: string,
    options: object,
  ) => {
    prepare(sql: string): { all(): Array<{ id: string }> }
    close(): void
  }
  const db = new Database(database, { readonly: true })
  const idsOf = (table: string) => db.prepare(`SELECT DISTINCT document_id AS id FROM "${table}" ORDER BY id`).all()
  const ids = Object.entries(tables).map(([uid, table]) => [uid, idsOf(table).map(({ id }) => id)] as const)
  db.close()
  return Object.fromEntries(ids)
}
