import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyFolder } from '../harness/paths.ts'
import type { Scratch } from '../harness/scratch.ts'

const START_LIMIT = 180_000

/** The admin panel of a copy of the sample application, in development mode. */
export class Admin {
  readonly #child: ChildProcess
  readonly address: string

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** Starts it. Throws with what it printed when it ends or doesn't answer in time. */
  static async start(scratch: Scratch): Promise<Admin> {
    const port = await freePort()
    const child = spawn(process.execPath, [join(verifyFolder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'], {
      cwd: scratch.app,
      detached: true,
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_FILENAME: scratch.database,
        STRAPI_TELEMETRY_DISABLED: 'true',
        BROWSER: 'none',
        NO_COLOR: '1',
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
    const admin = new Admin(child, `http://127.0.0.1:${port}`)
    const deadline = Date.now() + START_LIMIT
    while (Date.now() < deadline && child.exitCode === null) {
      const isUp = await fetch(`${admin.address}/admin/init`).then(
        (response) => response.ok,
        () => false,
      )
      if (isUp) return admin
      await sleep(500)
    }
    admin.stop()
    throw new Error(`The admin panel doesn’t start:\n${output}`)
  }

  /** Ends it, and the processes that it started. */
  stop(): void {
    if (this.#child.pid !== undefined && this.#child.exitCode === null) process.kill(-this.#child.pid, 'SIGKILL')
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
