import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const inRoot = (path: string) => fileURLToPath(new URL(path, root))

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends all programs of a group, even if they ignore signals', async (signal) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined).resume()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outer = spawn(process.execPath, ['--import', inRoot('scripts/typescript.mjs'), inRoot('tests/verify/run-group.ts'), String(port)])
  onTestFinished(() => {
    outer.kill('SIGKILL')
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const ended = once(outer, 'exit')
  while (sockets.size < 2) await once(server, 'connection')
  const closed = Promise.all([...sockets].map((socket) => once(socket, 'close')))

  outer.kill(signal)

  expect(await ended).toEqual([130, null])
  await closed
})
