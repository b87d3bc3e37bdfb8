/*
 * Measures how the build, its memory, and its output grow with the site: cold, unchanged, and after one edit. Also compares an
 * incrementally built site with a clean build. Prints a table; no test depends on it.
 *
 *   node --import ./scripts/typescript.mjs bench/scale.ts DIR [--pages 1000,5000,20000] [--flat]
 *
 * DIR is a folder of Markdown, which is repeated with different titles and words up to the number of pages; `--flat` puts all of them in
 * one folder.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { stemmer } from 'stemmer'
import type { Manifest } from '../src/search/index-files.ts'
import { Searcher } from '../src/search/query.ts'

const root = join(import.meta.dirname, '..')
/** Typical queries; the last word is on one page only. */
const QUERIES = ['configuration', 'how to deploy to production', 'server components', 'configuratoin', 'unheardof17']

interface Run {
  /** Times in seconds. */
  user: number
  system: number
  wall: number
  /** Peak resident set size, in MB. */
  memory: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '1000,5000,20000' }, flat: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Name a folder of Markdown.')
for (const pages of values.pages.split(',').map(Number)) await measure(resolve(folder), pages)

async function measure(source: string, pages: number): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'scale-'))
  // Inside the project, where rendering code finds its packages.
  const caches = mkdtempSync(join(root, '.cache/scale-'))
  try {
    const docs = join(work, 'docs')
    const out = join(work, 'out')
    repeat(source, docs, pages)
    const build = () => runBuild({ docs, out, cache: join(caches, 'kept') })
    console.log(`\n${pages} pages${values.flat ? ' in one folder' : ''}`)
    print('cold', build())
    print('unchanged', build())
    const files = listFiles(docs)
    const middle = files[Math.floor(files.length / 2)]!
    appendFileSync(join(docs, middle), '\nOne more sentence.\n')
    print('one edit', build())
    describeOutput(out, pages)
    await describeSearch(out)

    changeSeveral(docs, files)
    print('several edits', build())
    const clean = join(work, 'clean')
    print('clean', runBuild({ docs, out: clean, cache: join(caches, 'clean') }))
    console.log(`  step by step and from nothing ${digest(out) === digest(clean) ? 'are the same, byte for byte' : 'DIFFER'}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
    rmSync(caches, { recursive: true, force: true })
  }
}

/** Repeats pages up to the given number. */
function repeat(source: string, docs: string, pages: number): void {
  const originals = listFiles(source).filter((file) => /\.mdx?$/.test(file))
  for (let index = 0; index < pages; index++) {
    const original = originals[index % originals.length]!
    const copy = Math.floor(index / originals.length)
    const place = values.flat ? `page-${index}.md` : copy === 0 ? original : join(`copy-${copy + 1}`, original)
    const text = readFileSync(join(source, original), 'utf8')
    const titled = copy === 0 ? text : text.replace(/^title: "?(.*?)"?$/m, `title: "$1, edition ${copy + 1}"`)
    // The vocabulary grows with the site.
    const words = Array.from({ length: 10 }, (_, number) => `unheardof${(index * 10 + number).toString(36)}`)
    mkdirSync(dirname(join(docs, place)), { recursive: true })
    writeFileSync(join(docs, place), `${values.flat ? withoutLinks(titled) : titled}\n\nWords of this page: ${words.join(', ')}.\n`)
  }
}

/** Replaces links, which would be broken. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)\s]*\)/g, '](https://example.org)')
}

/** Edits, deletes, renames, and tags pages that aren't linked. */
function changeSeveral(docs: string, files: string[]): void {
  const linked = new Set(
    files.flatMap((file) => [...readFileSync(join(docs, file), 'utf8').matchAll(/\]\(\/([^)#\s]*)/g)].map(([, route]) => route)),
  )
  const free = files.filter((file) => !linked.has(file.replace(/(?:\/index)?\.mdx?$/, '')) && !/(?:^|\/)index\.mdx?$/.test(file))
  const [edited, deleted, renamed, tagged] = [0.2, 0.4, 0.6, 0.8].map((share) => join(docs, free[Math.floor(free.length * share)]!))
  appendFileSync(edited!, '\n## One more section\n\nIts words.\n')
  rmSync(deleted!)
  renameSync(renamed!, join(dirname(renamed!), 'another-name.md'))
  writeFileSync(tagged!, readFileSync(tagged!, 'utf8').replace('---\n', '---\ntags: [scale, other]\n'))
}

function runBuild({ docs, out, cache }: { docs: string; out: string; cache: string }): Run {
  const times = join(dirname(out), 'time')
  const command = ['npm', 'run', '--silent', 'build', '--', '--docs', docs, '--out', out, '--cache', cache]
  execFileSync('/usr/bin/env', ['time', '-f', '%U %S %e %M', '-o', times, ...command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [user = 0, system = 0, wall = 0, kilobytes = 0] = readFileSync(times, 'utf8').trim().split('\n').at(-1)!.split(' ').map(Number)
  return { user, system, wall, memory: kilobytes / 1024 }
}

function print(name: string, { user, system, wall, memory }: Run): void {
  const cpu = `${(user + system).toFixed(1)} s CPU (${user.toFixed(1)} + ${system.toFixed(1)})`
  console.log(`  ${name.padEnd(14)} ${cpu.padEnd(26)} ${wall.toFixed(1).padStart(6)} s   ${memory.toFixed(0).padStart(5)} MB`)
}

function describeOutput(out: string, pages: number): void {
  const files = listFiles(out)
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
  const sizes = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, size: statSync(join(out, file)).size }))
    .sort((a, b) => a.size - b.size)
  const typical = sizes[Math.floor(sizes.length / 2)]!
  const compressed = brotliCompressSync(readFileSync(join(out, typical.file))).length
  console.log(
    `  output         ${files.length} files, ${(bytes / pages / 1000).toFixed(1)} kB a page; document of middle size ${(typical.size / 1000).toFixed(1)} kB, ${(compressed / 1000).toFixed(1)} kB in brotli`,
  )
}

/** Prints the size of first queries' files. */
async function describeSearch(out: string): Promise<void> {
  const read = (file: string) => readFileSync(join(out, '_search', file))
  const manifest = JSON.parse(read('manifest.json').toString()) as Manifest
  const sizes: string[] = []
  for (const query of QUERIES) {
    let bytes = brotliCompressSync(read('manifest.json')).length
    const searcher = new Searcher(
      manifest,
      async (file) => {
        const content = read(`${manifest.folder}/${file}`)
        bytes += brotliCompressSync(content).length
        return JSON.parse(content.toString()) as unknown
      },
      stemmer,
    )
    // Sequentially, because each query starts without loaded files.
    // oxlint-disable-next-line no-await-in-loop
    const { total } = await searcher.search({ query })
    sizes.push(`${(bytes / 1000).toFixed(0)} kB (${total})`)
  }
  console.log(`  first query    ${sizes.join(', ')}: brotli (pages found)`)
}

/** Hash of a folder's file names and content. */
function digest(dir: string): string {
  const hash = createHash('sha256')
  for (const file of listFiles(dir))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(dir, file)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort()
}
