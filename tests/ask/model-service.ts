import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A received request. */
export interface ModelRequest {
  path: string
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: Array<{ role: string; content: string }> }
}

/**
 * Starts a local service with the "chat completions" protocol.
 * @param answer handles a request
 */
export async function modelService(
  answer: (response: ServerResponse, request: ModelRequest) => unknown,
): Promise<{ baseUrl: string; requests: ModelRequest[] }> {
  const requests: ModelRequest[] = []
  const server = createServer(async (incoming, response) => {
    const request = {
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      body: JSON.parse(await textOf(incoming)) as ModelRequest['body'],
    }
    requests.push(request)
    await answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests }
}

/** Streams an answer in pieces. */
export function streamAnswer(response: ServerResponse, pieces: string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (const content of pieces) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
  response.end('data: [DONE]\n\n')
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}
