/*
 * Compares this server with nginx on the same files under many readers. Prints a table; no test depends on it. Requires nginx and its
 * module for Brotli files: libnginx-mod-http-brotli-static.
 *
 *   node --import ./scripts/typescript.mjs bench/load.ts [--out DIR] [--readers 200] [--requests 40000] [--pages 200]
 */
import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compressAll } from '../src/serve/compress-all.ts'
import { listFiles } from '../src/serve/list-files.ts'
import { listening } from './measure/process.ts'
import type { LoadReport, LoadTask } from './load-readers.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Time limit for a server's start, in milliseconds. */
const START_TIMEOUT = 20_000

interface Contender {
  name: string
  start: (port: number) => ChildProcess
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist') },
    readers: { type: 'string', default: '200' },
    requests: { type: 'string', default: '40000' },
    pages: { type: 'string', default: '200' },
    port: { type: 'string', default: '4280' },
  },
})

const work = mkdtempSync(join(tmpdir(), 'load-'))
try {
  await compare(work)
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function compare(folder: string): Promise<void> {
  const site = join(folder, 'site')
  const cacheDir = join(folder, 'compressed')
  cpSync(resolve(values.out), site, { recursive: true })
  const paths = await pathsOf(site)
  // Both servers send the same compressed files, which are created in advance.
  await compressAll(site, cacheDir)
  const port = Number(values.port)
  const task: LoadTask = { port, paths, readers: Number(values.readers), requests: Number(values.requests) }
  const contenders: Contender[] = [
    { name: 'this server, 1 process', start: (at) => startServe(site, cacheDir, at) },
    { name: 'nginx, 1 worker', start: (at) => startNginx(folder, site, at, 1) },
    { name: 'nginx, 2 workers', start: (at) => startNginx(folder, site, at, 2) },
  ]
  console.log(
    `${task.readers} readers on connections that are kept, ${task.requests} requests for ${paths.length} files, brotli; the readers are a process of their own.`,
  )
  console.log('server                   requests/s   p50 ms   p99 ms   max ms   errors   MB sent   server CPU s')
  for (const { name, start } of contenders) {
    const server = start(port)
    try {
      await listening(port, START_TIMEOUT)
      // The first round warms up memory and page cache.
      await run({ ...task, requests: paths.length * 2 })
      const before = cpuSeconds(server.pid!)
      const report = await run(task)
      const cells = [
        (report.answers / report.seconds).toFixed(0).padStart(10),
        report.median.toFixed(1).padStart(6),
        report.percentile99.toFixed(1).padStart(6),
        report.max.toFixed(0).padStart(6),
        String(report.errors).padStart(6),
        (report.bytes / 1e6).toFixed(0).padStart(7),
        (cpuSeconds(server.pid!) - before).toFixed(1).padStart(12),
      ]
      console.log(`${name.padEnd(25)}${cells.join('   ')}`)
      for (const [message, count] of Object.entries(report.messages)) console.log(`  ${count} × ${message}`)
    } finally {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
    }
  }
}

/** Paths to request: documents and data files for client-side navigation. */
async function pathsOf(site: string): Promise<string[]> {
  const files = (await listFiles(site)).filter((file) => file.endsWith('.html') && file !== '404.html').sort()
  return files.slice(0, Number(values.pages)).flatMap((file) => {
    const route = file.replace(/(?:(?<=^|\/)index)?\.html$/, '')
    return [`/${route}`, `/_data/${route === '' || route.endsWith('/') ? `${route}index` : route}.bin`]
  })
}

function startServe(site: string, cacheDir: string, port: number): ChildProcess {
  const program = `import { serve } from ${JSON.stringify(join(root, 'src/serve/server.ts'))}
await serve(${JSON.stringify({ root: site, host: '127.0.0.1', port, baseUrl: '/', cacheDir })})`
  return spawn(process.execPath, ['--import', './scripts/typescript.mjs', '--input-type=module', '--eval', program], {
    cwd: root,
    stdio: 'inherit',
  })
}

function startNginx(folder: string, site: string, port: number, workers: number): ChildProcess {
  const dir = join(folder, 'nginx')
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    `user root;
worker_processes ${workers};
daemon off;
pid ${dir}/pid;
error_log ${dir}/error.log;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`,
  )
  return spawn('/usr/sbin/nginx', ['-p', dir, '-c', file, '-e', `${dir}/error.log`], { stdio: 'inherit' })
}

function run(task: LoadTask): Promise<LoadReport> {
  const readers = fork(join(root, 'bench/load-readers.ts'), { execArgv: ['--import', './scripts/typescript.mjs'], cwd: root })
  return new Promise((done, fail) => {
    readers.once('message', (report) => done(report as LoadReport))
    readers.once('exit', (code) => fail(new Error(`The readers ended with ${code}.`)))
    readers.send(task)
  })
}

/** CPU time of a process and its running children, such as nginx's workers, in seconds. */
function cpuSeconds(pid: number): number {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...children].reduce((sum, id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }, 0)
}
