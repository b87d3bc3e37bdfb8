import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ServeError } from '../../src/serve/error.ts'
import { serve } from '../../src/serve/server.ts'
import { ask, FILES, serveFiles, temporaryFolder, writeFiles } from './site-fixture.ts'

describe('starting', () => {
  test('a port in use is an error with a fix', async () => {
    const { root, cacheDir, port } = await serveFiles()
    const second = serve({ root, cacheDir, port, host: '127.0.0.1', baseUrl: '/' })
    await expect(second).rejects.toBeInstanceOf(ServeError)
    await expect(second).rejects.toThrow(`Port ${port} is already in use; choose another one: PORT=${port + 1} npm start`)
  })

  test('an invalid port is an error', async () => {
    const { root, cacheDir } = await serveFiles()
    const start = (port: number) => serve({ root, cacheDir, port, host: '127.0.0.1', baseUrl: '/' })
    await expect(start(70_000)).rejects.toBeInstanceOf(ServeError)
    await expect(start(Number.NaN)).rejects.toBeInstanceOf(ServeError)
  })

  test('an address of another machine is an error', async () => {
    const { root, cacheDir } = await serveFiles()
    const start = serve({ root, cacheDir, port: 0, host: '192.0.2.1', baseUrl: '/' })
    await expect(start).rejects.toThrow("192.0.2.1 isn't an address of this machine")
  })

  test('a site that wasn’t built is an error', async () => {
    const folder = await temporaryFolder()
    const start = serve({ root: join(folder, 'dist'), cacheDir: folder, port: 0, host: '127.0.0.1', baseUrl: '/' })
    await expect(start).rejects.toBeInstanceOf(ServeError)
    await expect(start).rejects.toThrow('npm run build')
  })

  test('listening on all interfaces, the reported URL works in a browser', async () => {
    const site = await serveFiles({}, { host: '0.0.0.0', baseUrl: 'docs' })
    expect(site.url).toBe(`http://localhost:${site.port}/docs/`)
    expect(await (await fetch(site.url)).text()).toBe('home')
  })
})

describe('closing', () => {
  test('closes idle connections, finishes running responses, and frees the port', async () => {
    const film = Buffer.alloc(20_000_000, 7)
    const { url, port, root, cacheDir, close } = await serveFiles({ 'film.mp4': film })
    await fetch(url).then((response) => response.text())
    const running = await fetch(`${url}film.mp4`)
    const closed = close()
    expect(Buffer.from(await running.arrayBuffer()).equals(film)).toBe(true)
    await closed
    await expect(ask({ port }, '/')).rejects.toThrow('ECONNREFUSED')
    const again = await serve({ root, cacheDir, port, host: '127.0.0.1', baseUrl: '/' })
    await again.close()
  })

  test('closes a browser’s preconnected sockets before running responses end', async () => {
    const film = Buffer.alloc(20_000_000, 7)
    const { url, port, close } = await serveFiles({ 'film.mp4': film })
    const inAdvance = connect(port, '127.0.0.1')
    const ended = once(inAdvance.resume(), 'close')
    await once(inAdvance, 'connect')
    const running = await fetch(`${url}film.mp4`)
    const closed = close()
    await ended
    expect(Buffer.from(await running.arrayBuffer()).equals(film)).toBe(true)
    await closed
  })

  test('twice has no additional effect', async () => {
    const { close } = await serveFiles()
    await expect(Promise.all([close(), close()])).resolves.toBeDefined()
    await close()
  })

  test('an aborted signal closes the server', async () => {
    const stop = new AbortController()
    const { port, close } = await serveFiles({}, { signal: stop.signal })
    stop.abort()
    await close()
    await expect(ask({ port }, '/')).rejects.toThrow('ECONNREFUSED')
  })

  test('a signal aborted before the start prevents it', async () => {
    const root = await temporaryFolder()
    await writeFiles(root, FILES)
    const start = serve({ root, cacheDir: root, port: 0, host: '127.0.0.1', baseUrl: '/', signal: AbortSignal.abort() })
    await expect(start).rejects.toThrow('aborted')
  })
})
