import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

const project = join(import.meta.dirname, '../../..')

/** Tests of the site with the configuration and the documents of `tests/e2e/variant`. It is built once for each worker. */
export const test = base.extend<object, { variantUrl: string }>({
  baseURL: ({ variantUrl }, use) => use(variantUrl),
  variantUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const site = await startSite('variant')
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The project with another configuration, documents and home page, built and served. */
export interface Site {
  url: string
  /** Folder of its source. */
  dir: string
  /** Builds it again, under the server that goes on running. */
  deploy(): Promise<void>
  stop(): Promise<void>
}

/**
 * Builds and serves a site of its own.
 * @param name folder in `tests/e2e` with what it has in the place of the project's
 * @param prepare called with the folder of its source before it is built
 */
export async function startSite(name: string, prepare: (dir: string) => void = () => {}): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  const deploy = async () => {
    const [code] = (await once(run(dir, 'build'), 'exit')) as [number]
    if (code !== 0) throw new Error(`The site “${name}” could not be built.`)
  }
  try {
    copyTo(dir, join(project, 'tests/e2e', name))
    prepare(dir)
    await deploy()
    const server = run(dir, 'serve')
    const stop = async () => {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
      remove()
    }
    return { url: await addressOf(server), dir, deploy, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** The project with other settings, documents and home page. */
function copyTo(dir: string, overlay: string): void {
  for (const name of ['src', 'pages', 'scripts', 'static', 'theme.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig']) {
    cpSync(join(project, name), join(dir, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(dir, 'node_modules'))
  cpSync(overlay, dir, { recursive: true })
}

function run(dir: string, command: string): ChildProcess {
  return spawn(process.execPath, ['--import', './scripts/typescript.mjs', 'src/build/cli.ts', command], {
    cwd: dir,
    env: { ...process.env, HOST: 'localhost', PORT: '0' },
    stdio: ['ignore', command === 'serve' ? 'pipe' : 'ignore', 'inherit'],
  })
}

/** The server prints where it is once it answers. */
async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('The server of the site ended.')
}
