// npm run soak: see scripts/soak.mjs.

import { type ChildProcess, spawn } from 'node:child_process'
import { once, setMaxListeners } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { csv, type Sample, svg } from './graph.ts'
import { startModel } from './model.ts'
import { ask, type Counts, cutConnections, type Load, read, readSlowly } from './readers.ts'
import { VersionedSite } from './site.ts'

const root = join(import.meta.dirname, '../..')
const reports = join(root, 'test-results/soak')

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    readers: { type: 'string', default: '200' },
    site: { type: 'string', default: join(root, 'test-results/sites/product') },
    product: { type: 'string', default: join(root, 'tests/product') },
  },
})

/** Time between two builds, in milliseconds. */
const SWAP = 20_000
/** Time until the server uses a new build, in milliseconds. It checks its folder every second; a busy machine adds delay. */
const SETTLED = 5_000
const MAX_MINUTES = 60
const MAX_READERS = 1000
/** Numbers of special clients, in addition to the readers. */
const SLOW = 20
const CUTTING = 10
const ASKING = 10
/** Longer than the server's longest timeout, so all connections have ended. In milliseconds. */
const QUIET = 75_000
/** Permitted growth of memory in the second half, in MB, while builds are swapped. */
const GROWTH = 25

function numberOf(option: 'minutes' | 'readers', most: number): number {
  const number = Number(values[option])
  if (number > 0 && number <= most) return number
  console.error(`--${option} must be a number up to ${most}, not "${values[option]}".`)
  process.exit(2)
}

/** Reads a process's resources from /proc, which requires Linux. */
function sample(pid: number, started: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const links = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return [] // closed meanwhile
    }
  })
  const sockets = links.filter((link) => link.startsWith('socket:')).length
  const memory = Number(/VmRSS:\s*(\d+)/.exec(status)![1]) / 1024
  return { time: (Date.now() - started) / 1000, memory, files: links.length - sockets, sockets }
}

async function startServer(
  site: VersionedSite,
  { model, folder }: { model: string; folder: string },
): Promise<{ child: ChildProcess; port: number }> {
  const args = ['--import', './scripts/typescript.mjs', 'src/build/cli.ts', 'serve', '--product', values.product, '--out', site.root]
  const env = {
    ASK_BASE_URL: model,
    ASK_MODEL: 'm',
    ASK_API_KEY: 'k',
    BEHIND_PROXY: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    VOTES_FILE: join(folder, 'votes.json'),
  }
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    said += text
    const port = /:(\d+)\//.exec(said)?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error(`The server didn't start: ${said}`)
}

/** Lists distinct lines with their counts, without stack traces. */
function saidBy(errors: string[]): string {
  const counts = new Map<string, number>()
  for (const line of errors.join('').split('\n')) if (/^\S.*\w/.test(line)) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => `\n  ${count} × ${line}`).join('')
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function main(): Promise<void> {
  const minutes = numberOf('minutes', MAX_MINUTES)
  const readers = numberOf('readers', MAX_READERS)
  if (!existsSync(join(values.site, 'index.html'))) throw new Error(`There is no built site in ${values.site}.`)
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const site = new VersionedSite(values.site, join(folder, 'dist'))
  const model = await startModel(Math.random)
  await site.swap()
  site.settle()
  const { child, port } = await startServer(site, { model: model.url, folder })
  const pid = child.pid!
  const errors: string[] = []
  child.stdout!.resume()
  child.stderr!.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  let isDead = false
  child.once('exit', () => (isDead = true))

  const counts: Counts = { answers: 0, bytes: 0, wrong: [], questions: 0, refused: 0, slow: 0, cut: 0 }
  const over = new AbortController()
  // One listener per reader.
  setMaxListeners(0, over.signal)
  const load: Load = { port, site, counts, random: Math.random, signal: over.signal }
  const started = Date.now()
  await wait(2000)
  const before = sample(pid, started)
  const samples: Sample[] = []
  console.log(
    `${readers} readers for ${minutes} minutes on port ${port}. Initially: ${before.files} files, ${before.sockets} sockets, ${before.memory.toFixed(0)} MB.`,
  )

  const all = [
    ...Array.from({ length: readers }, () => read(load)),
    ...Array.from({ length: SLOW }, () => readSlowly(load)),
    ...Array.from({ length: CUTTING }, () => cutConnections(load)),
    ...Array.from({ length: ASKING }, () => ask(load)),
  ]
  const end = started + minutes * 60_000
  let swapped = Date.now()
  let swaps = 0
  while (Date.now() < end && !isDead) {
    await wait(1000)
    if (isDead) break
    const now = sample(pid, started)
    samples.push(now)
    if (Date.now() - swapped > SETTLED) site.settle()
    if (Date.now() - swapped > SWAP) {
      await site.swap()
      swapped = Date.now()
      swaps++
      console.log(
        `${now.time.toFixed(0)} s: ${counts.answers} responses, ${counts.wrong.length} wrong, ${now.memory.toFixed(0)} MB, ${now.files} files, ${now.sockets} sockets, ${swaps} builds`,
      )
    }
  }
  over.abort()
  await Promise.all(all)
  model.server.closeAllConnections()
  model.server.close()
  const isBack = () => !isDead && sample(pid, started).files <= before.files && sample(pid, started).sockets <= before.sockets
  for (const until = Date.now() + QUIET; Date.now() < until && !isDead && !isBack();) await wait(500)
  const after = isDead ? undefined : sample(pid, started)

  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'memory.csv'), csv(samples))
  writeFileSync(join(reports, 'memory.svg'), svg(samples))
  const memory = samples.map((each) => each.memory)
  const half = Math.floor(memory.length / 2)
  const quarter = median(memory.slice(half, half + Math.ceil(half / 3)))
  const last = median(memory.slice(-Math.ceil(half / 3)))
  console.log(
    [
      `${counts.answers} responses (${(counts.bytes / 1e6).toFixed(0)} MB), checked byte by byte: ${counts.wrong.length} wrong`,
      `${swaps} builds swapped, ${counts.slow} slow readers, ${counts.cut} connections dropped, ${counts.questions} questions (${counts.refused} refused for now)`,
      `memory: ${before.memory.toFixed(0)} MB before, ${quarter.toFixed(0)} MB after the first half, ${last.toFixed(0)} MB at the end, peak ${Math.max(...memory).toFixed(0)} MB`,
      after
        ? `files ${before.files} → ${after.files}, sockets ${before.sockets} → ${after.sockets} (peak ${Math.max(...samples.map((each) => each.sockets))})`
        : 'the server exited',
      `errors of the server: ${saidBy(errors) || 'none'}`,
      `graph: ${join(reports, 'memory.svg')}`,
    ].join('\n'),
  )
  for (const wrong of counts.wrong.slice(0, 20)) console.error(wrong)
  const holds =
    counts.wrong.length === 0 && after && after.files <= before.files && after.sockets <= before.sockets && last - quarter <= GROWTH
  if (!isDead) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit(holds ? 0 : 1)
}

await main()
