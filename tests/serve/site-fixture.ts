import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type RunningServer, serve, type ServeOptions } from '../../src/serve/server.ts'

/** Compressible text of about `size` bytes. */
export function prose(size: number): string {
  let text = ''
  for (let line = 0; text.length < size; line++) text += `<p>Line ${line}: ${(line * 7919).toString(36)} entries.</p>\n`
  return text
}

/** A page large enough to be compressed. */
export const LONG_PAGE = `<!doctype html><title>Long</title>${prose(5000)}`

/** Files that most tests need; each page's body is its name. */
export const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'cloud/intro.html': 'cloud intro',
  'openapi/index.html': 'openapi',
  'long.html': LONG_PAGE,
  'assets/app-4f2a.js': 'console.log(1)',
  'img/dot.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'data.txt': '0123456789',
}

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files to paths below `root`. */
export async function writeFiles(root: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
}

export interface ServedSite extends RunningServer {
  /** Folder of the built site. */
  root: string
  cacheDir: string
  port: number
}

/** Serves `FILES` and `more` on a free port until the test ends. */
export async function serveFiles(
  more: Readonly<Record<string, string | Buffer>> = {},
  options: Partial<ServeOptions> = {},
): Promise<ServedSite> {
  const folder = await temporaryFolder()
  const root = join(folder, 'dist')
  await writeFiles(root, { ...FILES, ...more })
  return serveFolder({ root, cacheDir: join(folder, 'cache'), ...options })
}

/** Serves a folder on a free port until the test ends. */
export async function serveFolder(options: Partial<ServeOptions> & Pick<ServeOptions, 'root' | 'cacheDir'>): Promise<ServedSite> {
  const server = await serve({ host: '127.0.0.1', port: 0, baseUrl: '/', ...options })
  onTestFinished(() => server.close())
  return { ...server, root: options.root, cacheDir: options.cacheDir, port: Number(new URL(server.url).port) }
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** As received, possibly compressed. */
  body: Buffer
  text: string
}

/** Sends a request with the path exactly as given, and waits for the complete response. */
export function ask(
  site: { port: number },
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Sends raw bytes and returns everything that is received until the server closes the connection. */
export function askRaw(site: { port: number }, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (reply += chunk))
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(reply))
    // A server may reset the connection if it didn't read the whole request; data received before that counts.
    socket.on('error', (error) => (reply === '' ? reject(error) : resolve(reply)))
  })
}

/** The status of a raw response. */
export function statusOf(reply: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1])
}
