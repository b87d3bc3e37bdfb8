import type { AddressInfo } from 'node:net'

/** The part of Strapi that the facts about populate touch. */
export interface Strapi {
  server: { httpServer: { address(): AddressInfo } }
}

export interface Answer {
  status: number
  body: { data: unknown; error?: { name: string; message: string } }
}

/** Asks the running server as a visitor would, with the rights of the Public role. */
export async function request(strapi: Strapi, path: string): Promise<Answer> {
  const { port } = strapi.server.httpServer.address()
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`)
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
