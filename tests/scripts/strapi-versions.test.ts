import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installStrapi } from '../../scripts/strapi-versions.mjs'

const root = join(import.meta.dirname, '../..')

/** A registry in which all packages have only version 1.0.0. */
let registry: Server
beforeAll(async () => {
  registry = createServer((request, response) => {
    const name = decodeURIComponent(request.url!.slice(1))
    const dist = { tarball: 'http://localhost/none.tgz', shasum: '0' }
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist } } }))
  })
  await new Promise<void>((resolve) => registry.listen(0, 'localhost', resolve))
})
afterAll(() => registry.close())

describe('A version of Strapi that can’t be installed', () => {
  test('is reported in one sentence, and leaves no files behind', async () => {
    const { printed, status } = await install('9.9.9')
    expect(printed).toMatch(/^Strapi 9\.9\.9 can’t be installed; .* No matching version found for @strapi\/\S+@9\.9\.9\.$/m)
    expect(printed.trim().split('\n')).toHaveLength(2)
    expect(status).toBe('false')
    expect(existsSync(join(root, 'verify/versions/9.9.9'))).toBe(false)
    expect(existsSync(join(root, '.cache/verify-9.9.9'))).toBe(false)
  })

  test.each(['latest', '5', '../5.54.0', '5.54.0/..'])('isn’t requested if it’s invalid: %s', async (name) => {
    expect(await installStrapi(name)).toBe(false)
  })
})

function install(version: string): Promise<{ printed: string; status: string }> {
  const code = `import('./scripts/strapi-versions.mjs').then(({ installStrapi }) => installStrapi('${version}')).then((done) => process.send(String(done)))`
  const { port } = registry.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', code], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, npm_config_registry: `http://localhost:${port}` },
    })
    let printed = ''
    let status = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.on('message', (message) => (status = message as string))
    child.on('error', reject)
    child.on('close', () => resolve({ printed, status }))
  })
}
