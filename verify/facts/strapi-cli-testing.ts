import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newProject } from '../harness/new-project.ts'

const here = dirname(fileURLToPath(import.meta.url))
const workFolder = join(here, '../.work')

/** A fact has 20 s, and a busy machine needs longer than that: the tests go on, and the next verification finds their result. */
const PATIENCE = 17_000

/** The tests of the page about testing with their results, run in a new JavaScript project. */
export default async function rows(): Promise<string[][]> {
  const page = await readFile(join(here, '../../docs/dev-docs/testing.mdx'), 'utf8')
  const files = [...page.matchAll(/^```js title="(.+?)" verify="app.*\n([^]*?)^```$/gm)].map(([, path, code]) => [path!, code!] as const)
  const { version } = createRequire(import.meta.url)('@strapi/strapi/package.json') as { version: string }
  const key = createHash('sha256')
    .update(JSON.stringify([version, process.version, files]))
    .digest('hex')
    .slice(0, 16)
  const result = join(workFolder, `testing-${key}.tap`)

  const output = (await read(result)) ?? (await run(files, result))
  // A group is reported beside its tests.
  const results = [...output.matchAll(/^ *(not ok|ok) \d+ - (.*)$/gm)].filter(([, , name]) => name!.includes(' '))
  if (results.length === 0 || results.some(([, state]) => state === 'not ok')) {
    await rm(result, { force: true })
    throw new Error(`The tests fail:\n${output}`)
  }
  return [['Test', 'Result'], ...results.map(([, , name]) => [name!, 'passed'])]
}

async function run(files: Array<readonly [string, string]>, result: string): Promise<string> {
  const folder = await newProject(files)
  await mkdir(workFolder, { recursive: true })
  const script = `"$1" --test --test-reporter=tap tests/*.test.js > "$2.part" 2>&1; mv "$2.part" "$2"; rm -rf "$3"`
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true' }
  const options = { cwd: folder, env, detached: true, stdio: 'ignore' } as const
  spawn('bash', ['-c', script, 'bash', process.execPath, result, folder], options).unref()

  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const output = await read(result)
    if (output !== undefined) return output
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The tests of this page still run. Verify it again in a minute.')
}

function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
