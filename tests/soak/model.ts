import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Behaviors of the model, mostly hanging. */
const MOODS: Array<(response: ServerResponse) => void> = [
  () => {},
  () => {},
  (response) => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(chunk('Open ')),
  (response) => response.writeHead(200).end(`${chunk('Share the kitchen [1].')}data: [DONE]\n\n`),
  (response) => response.writeHead(200).write(chunk('cut'), () => response.destroy()),
  (response) => response.writeHead(500).end('no'),
  (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(chunk('and so on '.repeat(20))), 10)
    response.on('close', () => clearInterval(timer))
  },
]

/** Starts a language model's service that hangs, disconnects, or streams indefinitely. */
export async function startModel(random: () => number): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume()
    response.on('error', () => {})
    MOODS[Math.floor(random() * MOODS.length)]!(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server }
}
