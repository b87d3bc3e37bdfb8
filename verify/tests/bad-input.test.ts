import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { verifyFolder } from '../harness/paths.ts'

const root = join(verifyFolder, '..')
const fence = (language: string, mark: string, code: string) => `\`\`\`${language} verify="${mark}"\n${code}\n\`\`\`\n\n`

const tabs = (...items: string[]) => `<Tabs>\n\n${items.map((item) => `<TabItem>\n\n${item}</TabItem>\n\n`).join('')}</Tabs>\n\n`
const read = (path: string) => `require 'net/http'\nNet::HTTP.get(URI('http://localhost:1337/api/${path}'))`

/** A document that is right, and one for each thing that can be wrong. */
const pages = {
  right:
    fence('http', 'rest', 'GET /api/categories?fields=name&sort=name&pagination[limit]=1') +
    fence('json', 'response keep=data.*:name', '{}'),
  syntax: fence('js', 'document-service', 'const one = 1\nconst = 2'),
  'unknown-type': fence('http', 'rest', 'GET /api/spaceships'),
  'unknown-fixture': `{/* verify: fixture=atlantis */}\n\n${fence('js', 'document-service', '1')}`,
  hangs: fence('js', 'document-service', 'while (true) {}') + fence('js', 'document-service', '1 + 1'),
  dies: fence('js', 'document-service', 'process.kill(process.pid, "SIGKILL")') + fence('js', 'document-service', '2 + 2'),
  'half-right': fence('js', 'document-service', '1 + 1') + fence('json', 'response', '3') + fence('http', 'rest', 'GET /api/spaceships'),
  'unknown-framework': fence('js', 'rest by=backbone', 'export default () => 1'),
  'file-alone': '```php title="config/strapi.php" verify="file by=laravel"\n<?php\n```\n',
  'file-without-path': fence('php', 'file by=laravel', '<?php'),
  unbuilt: '```js title="src/App.js" verify="build"\n1\n```\n',
  unmarked: '```js\nwho()\n```\n',
  'mark-typo': fence('js', 'document-servise', '1'),
  types: fence('ts', 'ts', 'export const one: string = 1'),
  'types-shown': fence('ts', 'ts', 'export const one = [1].find(Number)\n//           ^?'),
  'types-otherwise': fence('ts', 'ts', 'export const one = String(1)\n//           ^? number'),
  'types-of-nothing': fence('ts', 'ts', 'export const one = 1\n//               ^?'),
  refuses: '```js title="src/index.js" verify="app"\nthrow new Error("out of ink")\n```\n',
  python: fence('python', 'rest', 'name = "Brunch"\nprint(nmae)'),
  php: fence('php', 'rest', '<?php\necho $name;'),
  ruby: fence('ruby', 'rest', 'name = "Brunch"\nputs nmae'),
  go: fence('go', 'rest', 'package main\n\nfunc main() {\n\tname := "Brunch"\n}'),
  'go-panics': fence('go', 'rest', 'package main\n\nfunc main() {\n\tpanic("out of ink")\n}'),
  'no-request': fence('ruby', 'rest', 'puts "Brunch"'),
  'client-refused': fence('php', 'rest', "<?php\nfile_get_contents('http://localhost:1337/api/spaceships');"),
  'client-hangs': fence('ruby', 'rest', 'loop {}') + fence('http', 'rest', 'GET /api/categories'),
  'unknown-language': fence('cobol', 'rest', 'STOP RUN.'),
  tabs:
    tabs(
      fence('ruby', 'rest', read('categories?sort=slug&fields=name')),
      fence('http', 'rest', 'GET /api/categories?sort=name&fields=slug'),
    ) + fence('json', 'response keep=data.*:name', '{}'),
  leaves: fence('js', 'document-service', 'await fetch("http://192.0.2.1/")'),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-docs-'))
  for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, `${name}.mdx`), text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(args: string[]) {
  return spawn(process.execPath, ['--import', './scripts/typescript.mjs', 'verify/harness/cli.ts', ...args], {
    cwd: root,
    env: { ...process.env, VERIFY_DOCS: folder, VERIFY_SAMPLE_LIMIT: '4000' },
  })
}

async function verify(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = start(args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

const routes = Object.keys(pages).map((name) => `/${name}`)

describe('“Bad input: … a clear error with file and line, documents untouched unless the whole page succeeded”', () => {
  let result: Awaited<ReturnType<typeof verify>>
  beforeAll(async () => {
    result = await verify('--update', ...routes)
  })

  it('exits with status 1', () => expect(result.code).toBe(1))

  it.each([
    ['a sample with a syntax error', /docs\/syntax\.mdx:1 {2}SyntaxError.*2:6/],
    ['a request to a type that doesn’t exist', /docs\/unknown-type\.mdx:1 {2}The server returned 404 instead of 2xx/],
    ['a missing fixture', /docs\/unknown-fixture\.mdx:1 {2}There is no fixture "atlantis"/],
    ['“A sample that hangs is ended and reported.”', /docs\/hangs\.mdx:1 {2}No response after 4 s/],
    ['“a server that dies half-way”', /docs\/dies\.mdx:1 {2}Strapi exited/],
    ['an unknown framework', /docs\/unknown-framework\.mdx:1 {2}.*There is no framework "backbone"/],
    ['a file that no sample uses', /docs\/file-alone\.mdx:1 {2}No sample on this page is called by laravel/],
    ['a file without a path', /docs\/file-without-path\.mdx:1 {2}A file needs its path and its framework/],
    ['a file that nothing builds', /docs\/unbuilt\.mdx:1 {2}No frontend has this file/],
    ['a sample without a mark', /docs\/unmarked\.mdx:1 {2}This js sample has no verify=/],
    ['an invalid mark', /docs\/mark-typo\.mdx:1 {2}Unknown kind of sample "document-servise"/],
    ['a sample that doesn’t compile', /docs\/types\.mdx:2 {2}TS2322/],
    ['a type query that isn’t below a name', /docs\/types-of-nothing\.mdx:3 {2}There is no name above the caret/],
    ['an application that doesn’t start', /docs\/refuses\.mdx:1 {2}Strapi doesn’t start: out of ink/],
    [
      'a Python program with an error',
      /docs\/python\.mdx:1 {2}Error: The program exited with code 1:\n.*\n.*line 2, in <module>\nNameError/,
    ],
    ['a PHP program with an error', /docs\/php\.mdx:1 {2}Error: The program exited with code 255:\n.*Undefined variable \$name .*:2\n/],
    ['a Ruby program with an error', /docs\/ruby\.mdx:1 {2}Error: The program exited with code 1:\n-:2:.*undefined local variable/],
    ['a Go program that doesn’t compile', /docs\/go\.mdx:1 {2}Error: The program doesn’t compile:\n.*\n.*main\.go:4:2: .*declared/],
    ['a Go program that panics', /docs\/go-panics\.mdx:1 {2}Error: The program exited with code 2:\npanic: out of ink/],
    ['a program that sends no request', /docs\/no-request\.mdx:1 {2}Error: The sample didn’t send a request/],
    ['a program whose request is rejected', /docs\/client-refused\.mdx:1 {2}Error: The program exited with code 255:\n.*404 Not Found/],
    // On a busy machine, the time for the sample may be over first.
    [
      'a program that hangs',
      /docs\/client-hangs\.mdx:1 {2}(?:Error: The program was stopped after 3\.6 s|No response after 4 s; Strapi was stopped)/,
    ],
    ['a program in an unsupported language', /docs\/unknown-language\.mdx:1 {2}Error: The harness can’t run "cobol"/],
    ['adjacent samples with different responses', /docs\/tabs\.mdx:5 {2}The answer differs from the one in line 22, .*\n.*line \d/],
    ['“Nothing leaves the machine.”', /docs\/leaves\.mdx:1 {2}.*fetch failed/],
  ])('%s', (_, message) => expect(result.output).toMatch(message))

  it('the sample after one that hangs or crashes Strapi is run', () => {
    expect(result.output).not.toMatch(/docs\/(?:hangs|dies)\.mdx:5/)
  })

  it('a page with only successful samples is updated', async () => {
    expect(await readFile(join(folder, 'right.mdx'), 'utf8')).toContain('"name": "Brunch"')
  })

  it('types that a sample queries are written, and wrong ones are replaced', async () => {
    expect(await readFile(join(folder, 'types-shown.mdx'), 'utf8')).toContain('//           ^? number | undefined\n')
    expect(await readFile(join(folder, 'types-otherwise.mdx'), 'utf8')).toContain('//           ^? string\n')
  })

  it('a page with a failed sample stays unchanged', async () => {
    expect(await readFile(join(folder, 'half-right.mdx'), 'utf8')).toBe(pages['half-right'])
  })
})

describe('“an interrupted --update”', () => {
  const sign = () => join(folder, 'sample-runs')
  it.each([
    [
      'a sample',
      () =>
        fence(
          'js',
          'document-service',
          `process.getBuiltinModule('node:fs').writeFileSync('${sign()}', String(process.pid))\nwhile (true) {}`,
        ),
    ],
    ['a program', () => fence('ruby', 'rest', `File.write('${sign()}', Process.pid)\nloop {}`)],
  ])('leaves an unfinished page unchanged and no process running, in the middle of %s', async (_, endless) => {
    const page = join(folder, 'waits.mdx')
    await rm(sign(), { force: true })
    const source = pages.right + endless()
    await writeFile(page, source)
    const child = start(['--update', '/waits'])
    let pid = 0
    while (pid === 0) {
      await sleep(50)
      pid = existsSync(sign()) ? Number(await readFile(sign(), 'utf8')) : 0
    }
    child.kill('SIGINT')
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130)
    expect(await readFile(page, 'utf8')).toBe(source)
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 })
  })
})
