import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { Program } from '../frontends/program.ts'
import type { SampleDocument } from '../harness/document.ts'
import { newProject } from '../harness/new-project.ts'
import { expectSame, fileOf, freePort, pageOf, replaced, until, walksFolder } from './walk.ts'

const HOST = 'guide.example.com'
const CERTIFICATE = `/etc/ssl/${HOST}.pem`
const KEY = `/etc/ssl/${HOST}.key`
const SERVICE = '/etc/systemd/system/port-alder-guide.service'
const SERVER = 'config/env/production/server.js'

/** Includes Debian's folders of nginx, HAProxy, and Apache. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Additional files of the project: a route that returns protocol, host, and client address, and a token for transfers. */
const FILES: Array<[string, string]> = [
  [
    'config/env/production/admin.js',
    `module.exports = ({ env }) => ({
    serveAdminPanel: false,
    auth: { secret: env('ADMIN_JWT_SECRET') },
    apiToken: { salt: env('API_TOKEN_SALT') },
    transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  });`,
  ],
  [
    'config/env/production/plugins.js',
    `module.exports = ({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } } });`,
  ],
  [
    'src/api/visit/routes/visit.js',
    `module.exports = { routes: [{ method: 'GET', path: '/visit', handler: 'visit.show', config: { auth: false } }] };`,
  ],
  ['src/api/visit/controllers/visit.js', `module.exports = { show(ctx) { ctx.body = [ctx.protocol, ctx.host, ctx.ip].join(' '); } };`],
  [
    'src/index.js',
    `module.exports = { async bootstrap({ strapi }) {
    const token = { name: 'walk', description: '', lifespan: null, permissions: ['push'] };
    const { accessKey } = await strapi.service('admin::transfer').token.create(token);
    require('node:fs').writeFileSync('token', accessKey);
  } };`,
  ],
]

/** Proxies of the page with their commands; addresses in their files are replaced with local ones. */
const proxies: Proxy[] = [
  {
    program: 'nginx',
    path: `/etc/nginx/sites-available/${HOST}`,
    changes: ({ port, pem, key }) => ({ 'listen 443 ssl': `listen 127.0.0.1:${port} ssl`, [CERTIFICATE]: pem, [KEY]: key }),
    around: (server, folder) =>
      `user ${userInfo().username}; daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${folder}/body; ${server} }`,
    command: (file) => `nginx -c ${file}`,
  },
  {
    program: 'caddy',
    path: '/etc/caddy/Caddyfile',
    // Without a certificate, Caddy would request one on the internet.
    changes: ({ port, pem, key }) => ({ [`${HOST} {`]: `https://${HOST}:${port} {\n  tls ${pem} ${key}` }),
    around: (site) => `{\n  admin off\n  auto_https disable_redirects\n  skip_install_trust\n}\n${site}`,
    command: (file) => `caddy run --config ${file} --adapter caddyfile`,
  },
  {
    program: 'haproxy',
    path: '/etc/haproxy/haproxy.cfg',
    changes: ({ port, pem }) => ({ 'bind :443': `bind 127.0.0.1:${port}`, [CERTIFICATE]: pem }),
    around: (config) => `${config}\n`,
    command: (file) => `haproxy -db -f ${file}`,
  },
  {
    program: 'apache2',
    path: `/etc/apache2/sites-available/${HOST}.conf`,
    changes: ({ port, pem, key }) => ({ '*:443': `*:${port}`, [CERTIFICATE]: pem, [KEY]: key }),
    around: (host, folder, port) => {
      const modules = ['mpm_event', 'authz_core', 'ssl', 'headers', 'proxy', 'proxy_http']
      const loads = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      const own = ['ServerRoot /etc/apache2', `ServerName ${HOST}`, `PidFile ${folder}/apache.pid`, `ErrorLog ${folder}/apache.log`]
      return [...own, ...loads, `Listen 127.0.0.1:${port}`, host].join('\n')
    },
    command: (file) => `apache2 -f ${file} -DFOREGROUND`,
  },
]

interface Here {
  port: number
  pem: string
  key: string
}

interface Proxy {
  program: string
  /** Title of the file on the page. */
  path: string
  changes: (here: Here) => Record<string, string>
  /** Turns the file into a complete configuration that doesn't depend on the machine's. */
  around: (code: string, folder: string, port: number) => string
  command: (file: string) => string
}

/** Runs Strapi like the page's service, behind each of its proxies. */
export default async function deployment(): Promise<void> {
  const missing = proxies.filter(({ program }) => spawnSync('which', [program], { env: { PATH } }).status !== 0)
  if (missing.length > 0)
    throw new Error(`Install ${missing.map(({ program }) => program).join(', ')} first: apt-get install nginx caddy haproxy apache2`)
  const page = await pageOf('deployment')
  const folder = await newProject([...FILES, [SERVER, fileOf(page, SERVER)]])
  try {
    const strapiPort = await freePort()
    const strapi = startService(page, folder, strapiPort)
    await until('The start of Strapi', async () => (await ask(strapiPort, { path: '/_health' })).status === 204)
    const [pem, key] = [join(folder, 'guide.pem'), join(folder, 'guide.key')]
    makeCertificate(pem, key)
    await writeFile(pem, (await readFile(pem, 'utf8')) + (await readFile(key, 'utf8')))
    for (const proxy of proxies) {
      const port = await freePort()
      const code = replaced(fileOf(page, proxy.path), { '127.0.0.1:1337': `127.0.0.1:${strapiPort}`, ...proxy.changes({ port, pem, key }) })
      const file = join(folder, proxy.program)
      await writeFile(file, proxy.around(code, folder, port))
      const program = new Program(proxy.command(file), { packages: walksFolder, folder, env: { PATH } })
      try {
        await look(proxy.program, { port, ca: await readFile(pem, 'utf8'), token: await readFile(join(folder, 'token'), 'utf8') })
      } catch (error) {
        throw new Error(`${(error as Error).message}\n${program.output}`, { cause: error })
      } finally {
        program.stop()
      }
    }
    strapi.terminate()
    expectSame('The exit code of Strapi after SIGTERM', await strapi.ended, 0)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Starts the program of the systemd unit file. */
function startService(page: SampleDocument, folder: string, port: number): Program {
  const unit = Object.fromEntries(
    fileOf(page, SERVICE)
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]] : [])),
  ) as Record<string, string>
  expectSame('The folder of the service', unit.WorkingDirectory, '/srv/port-alder-guide')
  const command = replaced(unit.ExecStart ?? '', { '/usr/bin/node': process.execPath })
  const environment = Object.fromEntries((unit.Environment ?? '').split(' ').map((pair) => pair.split('=')))
  const dotenv = Object.fromEntries(
    fileOf(page, '.env')
      .split('\n')
      .map((line) => line.split('=')),
  )
  const env = { ...dotenv, ...environment, PORT: String(port), STRAPI_TELEMETRY_DISABLED: 'true' }
  return new Program(`exec ${command}`, { packages: walksFolder, folder, env })
}

function makeCertificate(pem: string, key: string): void {
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    '-keyout',
    key,
    '-out',
    pem,
  ])
  if (status !== 0) throw new Error(`No certificate: ${stderr.toString()}`)
}

/** Checks a proxy against the page's requirements. */
async function look(name: string, { port, ca, token }: { port: number; ca: string; token: string }): Promise<void> {
  const secure = { port, ca }
  await until(`The start of ${name}`, async () => (await ask(port, { ...secure, path: '/_health' })).status === 204)
  const forged = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'http' }
  const visit = await ask(port, { ...secure, path: '/api/visit', headers: forged })
  expectSame(`What Strapi sees behind ${name}`, visit.body, `https ${HOST} 127.0.0.1`)
  const large = await ask(port, { ...secure, path: '/api/upload', method: 'POST' }, upload(2_000_000))
  // Strapi reads the upload before it rejects the anonymous request.
  expectSame(`An upload of 2 MB through ${name}`, large.status, 403)
  const socket = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    Authorization: `Bearer ${token}`,
  }
  const transfer = await ask(port, { ...secure, path: '/admin/transfer/runner/push', headers: socket })
  expectSame(`A WebSocket through ${name}`, transfer.status, 101)
}

function upload(size: number): Buffer {
  const head = '--part\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n'
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size, 97), Buffer.from('\r\n--part--\r\n')])
}

interface Reply {
  status: number | undefined
  body: string
}

/** Sends a request to the public host. */
function ask(port: number, { headers, ...options }: RequestOptions & { ca?: string }, body?: Buffer): Promise<Reply> {
  const type = body === undefined ? {} : { 'Content-Type': 'multipart/form-data; boundary=part', 'Content-Length': body.length }
  const all = { ...options, host: '127.0.0.1', port, servername: HOST, headers: { Host: HOST, ...type, ...headers } }
  return new Promise((resolve, reject) => {
    const sent = (options.ca === undefined ? requestPlain : requestSecure)(all)
    sent.on('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += String(chunk)
      resolve({ status: response.statusCode, body: text })
    })
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, body: '' })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
