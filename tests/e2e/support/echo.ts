import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the server received. */
export interface Received {
  method: string
  url: string
  headers: Record<string, string>
  /** The text, or the parts of a multipart form. */
  body: string | Array<{ name: string; value: string } | { name: string; file: string; type: string; size: number }>
}

/** Starts a server on another origin that responds with the received request, and allows every origin, with credentials. */
export async function startEcho(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const received: Received = {
      method: request.method!,
      url: request.url!,
      headers: request.headers as Record<string, string>,
      body: type.startsWith('multipart/form-data') ? await partsOf(Buffer.concat(chunks), type) : Buffer.concat(chunks).toString(),
    }
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': '*, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-expose-headers': 'x-made',
      'content-type': 'application/json',
      'x-made': 'yes',
    })
    response.end(JSON.stringify(received))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://localhost:${port}`, stop }
}

async function partsOf(body: Buffer, type: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return [...form].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, file: value.name, type: value.type, size: value.size },
  )
}
