import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyFolder } from '../harness/paths.ts'

const START_LIMIT = 180_000
/** Maximum length of the kept output, in characters. */
const OUTPUT_KEPT = 4000

/** An application that `strapi develop` can start. */
interface Project {
  app: string
  /** SQLite file; by default, the configured one. */
  database?: string
  /** Modules to load before Strapi. */
  preload?: string[]
}

/** An application's admin panel in development mode. */
export class Admin {
  readonly #child: ChildProcess
  readonly address: string
  /** The end of its output. */
  output = ''

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** Starts it. @throws Error with its output if it exits or times out */
  static async start({ app, database, preload = [] }: Project): Promise<Admin> {
    const port = await freePort()
    const child = spawn(process.execPath, [join(verifyFolder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'], {
      cwd: app,
      detached: true,
      env: {
        ...process.env,
        PORT: String(port),
        ...(database === undefined ? {} : { DATABASE_FILENAME: database }),
        ...(preload.length === 0 ? {} : { NODE_OPTIONS: preload.map((module) => `--require=${module}`).join(' ') }),
        STRAPI_TELEMETRY_DISABLED: 'true',
        BROWSER: 'none',
        NO_COLOR: '1',
      },
    })
    const admin = new Admin(child, `http://127.0.0.1:${port}`)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (admin.output = (admin.output + chunk.toString()).slice(-OUTPUT_KEPT)))
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
    throw new Error(`The admin panel doesn’t start:\n${admin.output}`)
  }

  /** Ends it and its child processes. */
  stop(): void {
    if (this.#child.pid !== undefined && this.#child.exitCode === null) process.kill(-this.#child.pid, 'SIGKILL')
  }
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
