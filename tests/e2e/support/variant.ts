import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

const project = join(import.meta.dirname, '../../..')
const variant = join(import.meta.dirname, '../variant')

/** Tests of the site with the configuration and the documents of `tests/e2e/variant`. It is built once for each worker. */
export const test = base.extend<object, { variantUrl: string }>({
  baseURL: ({ variantUrl }, use) => use(variantUrl),
  variantUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'variant-'))
      try {
        copyTo(dir)
        const [code] = (await once(run(dir, 'build'), 'exit')) as [number]
        if (code !== 0) throw new Error('The variant of the site could not be built.')
        const server = run(dir, 'serve')
        await use(await addressOf(server))
        const exit = once(server, 'exit')
        server.kill('SIGTERM')
        await exit
      } finally {
        rmSync(dir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The project with other settings, documents and home page. */
function copyTo(dir: string): void {
  for (const name of ['src', 'pages', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(dir, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(dir, 'node_modules'))
  cpSync(variant, dir, { recursive: true })
}

function run(dir: string, command: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'src/build/cli.ts', command], {
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
  throw new Error('The server of the variant ended.')
}
