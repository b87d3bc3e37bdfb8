import { Readable } from 'node:stream'

/**
 * Sends what a form holds to a server route, and expects an answer.
 * @param {{ post: (request: Readable, response: { writeHead: (code: number) => void, end: (text: string) => void }) => unknown }} route
 */
export default async (route) => {
  /** @type {number | undefined} */
  let status
  let body = ''
  await route.post(Readable.from([JSON.stringify({ name: 'Foghorn Diner', tagline: 'Eggs in any weather' })]), {
    writeHead: (code) => (status = code),
    end: (text) => (body = text),
  })
  if (status === undefined || body === '') throw new Error('The route doesn’t answer.')
}
