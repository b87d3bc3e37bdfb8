import { Readable } from 'node:stream'

/** Sends what a form holds to a server route, and expects an answer. */
export default async (route) => {
  let status
  let body = ''
  await route.post(Readable.from([JSON.stringify({ name: 'Foghorn Diner', tagline: 'Eggs in any weather' })]), {
    writeHead: (code) => (status = code),
    end: (text) => (body = text),
  })
  if (status === undefined || body === '') throw new Error('The route doesn’t answer.')
}
