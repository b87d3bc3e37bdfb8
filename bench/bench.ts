/*
 * Measures what DESIGN.md's budgets are about: builds of a folder of Markdown (cold, unchanged, one edit; CPU, memory, bytes)
 * and the weight of this site's own pages. Prints a table; nothing here decides whether a test passes.
 *
 *   npm run bench                       1,000 pages made from this site's own documents
 *   npm run bench -- DIR [DIR …]        folders of Markdown
 *   npm run bench -- --pages 5000
 */
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

interface Run {
  /** User and system time, in seconds. */
  cpu: number
  wall: number
  /** Largest resident set of the build's process, in MB. */
  memory: number
}

async function build(docs: string, out: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(
    '/usr/bin/env',
    ['time', '-f', '%U %S %M', process.execPath, '--import', 'tsx', join(root, 'src/build/cli.ts'), 'build', '--docs', docs, '--out', out],
    { cwd: root },
  )
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The build of ${docs} failed:\n${stderr}`)
  const [user = 0, system = 0, kilobytes = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return { cpu: user + system, wall: (performance.now() - started) / 1000, memory: kilobytes / 1024 }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

async function measureBuilds(docs: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const copy = join(work, 'docs')
    const out = join(work, 'out')
    cpSync(docs, copy, { recursive: true })
    const documents = listFiles(copy).filter((file) => /\.mdx?$/.test(file))
    rmSync(join(root, '.cache'), { recursive: true, force: true })
    const cold = await build(copy, out)
    const unchanged = await build(copy, out)
    appendFileSync(documents[Math.floor(documents.length / 2)]!, '\nOne more sentence.\n')
    const edit = await build(copy, out)
    const bytes = listFiles(out).reduce((sum, file) => sum + statSync(file).size, 0)
    const row = ({ cpu, wall, memory }: Run) => `${cpu.toFixed(1)} s CPU, ${wall.toFixed(1)} s, ${memory.toFixed(0)} MB`
    console.log(`\n${documents.length} pages of ${docs}`)
    console.log(`  cold       ${row(cold)}`)
    console.log(`  unchanged  ${row(unchanged)}`)
    console.log(`  one edit   ${row(edit)}`)
    console.log(`  output     ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / documents.length / 1000).toFixed(1)} kB a page`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** A folder of that many pages: this site's documents, again and again, with other names. */
function multiply(pages: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'bench-docs-'))
  const sources = listFiles(join(root, 'docs')).filter((file) => file.endsWith('.mdx') && !file.includes('_definitions'))
  for (let index = 0; index < pages; index++) {
    // Links and includes lead nowhere in a multiplied folder, so the text goes in as plain Markdown code-free of both.
    const text = readFileSync(sources[index % sources.length]!, 'utf8')
      .replace(/\]\([^)]*\)/g, '](https://example.org)')
      .replace(/^tags:[\s\S]*?(?=^\w|^---)/m, '')
    const body = text.replace(/^---[\s\S]*?\n---\n/, `---\ntitle: Page ${index}\n---\n`).replace(/<\/?[A-Z][^>]*>/g, '')
    const file = join(dir, `set-${Math.floor(index / 50)}`, `page-${index}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
  return dir
}

function measurePages(): void {
  const dist = join(root, 'dist')
  console.log('\nPages of dist/, brotli')
  for (const page of ['index', 'cloud/intro', 'cloud/advanced/upload', 'dev-docs/quick-start']) {
    const size = (file: string) => (brotliCompressSync(readFileSync(join(dist, file))).length / 1000).toFixed(1)
    console.log(
      `  /${page === 'index' ? '' : page}  HTML with styles and boot script ${size(`${page}.html`)} kB, data for client navigation ${size(`_data/${page}.json`)} kB`,
    )
  }
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  for (const file of scripts)
    console.log(`  assets/${file}  ${(brotliCompressSync(readFileSync(join(dist, 'assets', file))).length / 1000).toFixed(1)} kB`)
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } })
const folders = positionals.length > 0 ? positionals : [multiply(Number(values.pages ?? 1000))]
for (const folder of folders) await measureBuilds(folder)
measurePages()
