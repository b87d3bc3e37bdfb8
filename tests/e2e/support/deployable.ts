import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const project = join(import.meta.dirname, '../../..')

/** A product of `tests` with its own copy of the engine, built and served, so that a test can change both and deploy again. */
export interface Site {
  url: string
  /** Path of the engine's folder. */
  engine: string
  /** Path of the product's folder. */
  product: string
  /** Builds the site again while its server is running. */
  deploy(): Promise<void>
  stop(): Promise<void>
}

/**
 * Copies, builds, and serves a site.
 * @param name folder of the product in `tests`
 * @param prepare called with the path of the product's copy before the build
 */
export async function startSite(name: string, prepare: (product: string) => void = () => {}): Promise<Site> {
  const engine = mkdtempSync(join(tmpdir(), `${name}-`))
  const product = join(engine, 'tests', name)
  const remove = () => rmSync(engine, { recursive: true, force: true })
  const deploy = async () => {
    const [code] = (await once(run(engine, 'build', product), 'exit')) as [number]
    if (code !== 0) throw new Error(`The site “${name}” could not be built.`)
  }
  try {
    copyEngine(engine)
    cpSync(join(project, 'tests', name), product, { recursive: true })
    prepare(product)
    await deploy()
    const server = run(engine, 'serve', product)
    const stop = async () => {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
      remove()
    }
    return { url: await addressOf(server), engine, product, deploy, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function copyEngine(dir: string): void {
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig']) {
    cpSync(join(project, name), join(dir, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(dir, 'node_modules'))
}

function run(engine: string, command: string, product: string): ChildProcess {
  return spawn(process.execPath, ['--import', './scripts/typescript.mjs', 'src/build/cli.ts', command, '--product', product], {
    cwd: engine,
    env: { ...process.env, HOST: 'localhost', PORT: '0' },
    stdio: ['ignore', command === 'serve' ? 'pipe' : 'ignore', 'inherit'],
  })
}

/** Resolves with the URL that the server prints when it is ready. */
async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('The server of the site ended.')
}
