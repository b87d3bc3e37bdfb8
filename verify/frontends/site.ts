import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { preview } from 'vite'
import { freePort } from '../screenshots/admin.ts'
import type { Frontend } from './frontend.ts'
import { folderOf } from './project.ts'
import { Program } from './program.ts'

/** Time limit for starting a server, in milliseconds. */
const START_LIMIT = 30_000

/** A served build. */
export interface Site {
  address: string
  stop(): Promise<void>
}

/** @throws Error with the server's output if it doesn't start */
export async function serve(frontend: Frontend, folder: string): Promise<Site> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { result } = frontend
  if ('files' in result) {
    const server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { outDir: join(folder, result.files) },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    return { address, stop: () => server.close() }
  }
  const server = new Program(result.server, { packages: folderOf(frontend), folder, env: { PORT: String(port), HOST: '127.0.0.1' } })
  const stop = async () => {
    server.stop()
    await server.ended
  }
  for (const deadline = Date.now() + START_LIMIT; Date.now() < deadline; await sleep(100)) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isUp) return { address, stop }
  }
  await stop()
  throw new Error(`${result.server} doesn’t start:\n${server.output}`)
}
