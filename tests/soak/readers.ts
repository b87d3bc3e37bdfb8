import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { VersionedSite } from './site.ts'

/** Statistics of all clients. */
export interface Counts {
  answers: number
  bytes: number
  /** Descriptions of wrong responses. */
  wrong: string[]
  questions: number
  /** Questions that were rejected with 429 or 503. */
  refused: number
  slow: number
  cut: number
}

export interface Load {
  port: number
  site: VersionedSite
  counts: Counts
  random: () => number
  /** Aborted at the end of the run. */
  signal: AbortSignal
}

/** Average pause between two pages of a reader, in milliseconds. */
const PAUSE = 1500
/** Pause of a slow reader between two chunks, in milliseconds. */
const SIP_PAUSE = 1000
/** Time until a slow reader leaves, in milliseconds. */
const PATIENCE = 25_000

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const isOver = ({ signal }: Load) => signal.aborted
const rest = (load: Load, ms: number) => wait(ms, undefined, { signal: load.signal }).catch(() => {})

/** Reads random files, and compares every byte with the expected content. */
export async function read(load: Load): Promise<void> {
  const { site, counts, random } = load
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await rest(load, random() * PAUSE)
  while (!isOver(load)) {
    const file = random() < 0.6 ? pick(random, site.pages) : pick(random, site.others)
    const oldest = site.current
    try {
      const { status, body } = await get(load, agent, addressOf(file))
      counts.answers++
      counts.bytes += body.length
      const wrong = whatIsWrong({ file, status, body, versions: [oldest, site.newest] }, site)
      if (wrong) counts.wrong.push(`${addressOf(file)}: ${wrong}`)
    } catch (error) {
      if (!isOver(load)) counts.wrong.push(`${addressOf(file)}: ${String(error)}`)
    }
    await rest(load, random() * PAUSE * 2)
  }
  agent.destroy()
}

function addressOf(file: string): string {
  return `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`
}

interface Got {
  file: string
  status: number
  body: Buffer
  versions: [oldest: number, newest: number]
}

function whatIsWrong({ file, status, body, versions: [oldest, newest] }: Got, site: VersionedSite): string | undefined {
  if (status !== 200) return `status ${status}`
  for (let version = newest; version >= oldest; version--) if (body.equals(site.expected(file, version))) return undefined
  return `${body.length} bytes that are no version from ${oldest} to ${newest}: …${body.subarray(-40).toString()}`
}

function get({ port, random }: Load, agent: Agent, path: string): Promise<{ status: number; body: Buffer }> {
  const coding = pick(random, ['br', 'gzip', 'identity'])
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': coding }
    const outgoing = request({ host: '127.0.0.1', port, path: encodeURI(path), agent, headers }, (incoming: IncomingMessage) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const sent = Buffer.concat(chunks)
        const used = incoming.headers['content-encoding']
        const body = used === 'br' ? brotliDecompressSync(sent) : used === 'gzip' ? gunzipSync(sent) : sent
        resolve({ status: incoming.statusCode ?? 0, body })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Reads a large file in small chunks, and leaves before the end. */
export async function readSlowly(load: Load): Promise<void> {
  const { port, site, counts } = load
  while (!isOver(load)) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /${site.film} HTTP/1.1\r\nHost: x\r\n\r\n`)
    counts.slow++
    const end = Date.now() + PATIENCE
    while (Date.now() < end && !isOver(load) && !socket.destroyed) {
      socket.resume()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, SIP_PAUSE)
        function done(): void {
          clearTimeout(timer)
          socket.off('data', done).off('close', done)
          resolve()
        }
        socket.once('data', done).once('close', done)
      })
      socket.pause()
      await rest(load, SIP_PAUSE)
    }
    socket.destroy()
  }
}

/** Closes connections at random points: before, during, or after a request, or during the response. */
export async function cutConnections(load: Load): Promise<void> {
  const { port, site, counts, random } = load
  while (!isOver(load)) {
    const whole = `GET /${random() < 0.5 ? site.film : ''} HTTP/1.1\r\nHost: x\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(whole.slice(0, Math.ceil(random() * whole.length * 1.5)))
    await rest(load, random() * 40)
    if (random() < 0.5) socket.resetAndDestroy()
    else socket.destroy()
    counts.cut++
    await rest(load, random() * 200)
  }
}

/** Asks questions, and reads the whole answer or leaves early. */
export async function ask(load: Load): Promise<void> {
  const { port, counts, random } = load
  while (!isOver(load)) {
    const began = Date.now()
    const leaving = new AbortController()
    const timer = random() < 0.3 ? setTimeout(() => leaving.abort(), random() * 5000) : undefined
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/ask`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${Math.floor(random() * 256)}` },
        body: JSON.stringify({ question: 'How do I share a kitchen?' }),
        signal: AbortSignal.any([load.signal, leaving.signal]),
      })
      counts.questions++
      const text = await response.text()
      if (response.status === 429 || response.status === 503) counts.refused++
      else if (response.status !== 200) counts.wrong.push(`a question: status ${response.status}`)
      else expectEvents(text)
    } catch (error) {
      if (!isOver(load) && !leaving.signal.aborted)
        counts.wrong.push(`a question, after ${Date.now() - began} ms: ${String(error)}, ${String((error as Error).cause)}`)
    }
    clearTimeout(timer)
    await rest(load, 500 + random() * 1000)
  }
}

/** Checks that the response contains an answer: the model's text, a quote, or a failure. */
function expectEvents(text: string): void {
  const kinds = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => (JSON.parse(data!) as { kind: string }).kind)
  const isAnswer = kinds.some((kind) => ['text', 'quote', 'code', 'written', 'unanswered', 'meant', 'failed'].includes(kind))
  if (!isAnswer) throw new Error(`No answer: ${text.slice(0, 200)}`)
}
