import { describe, expect, test } from 'vitest'
import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { hostingFiles } from '../../src/build/hosting/files.ts'
import { exceededLimits, headersFile } from '../../src/build/hosting/headers-file.ts'
import { COMMON_HEADERS, type HostedSite } from '../../src/build/hosting/hosted-site.ts'
import { securityPolicies } from '../../src/build/hosting/security-policy.ts'
import { prefersMarkdown } from '../../src/serve/markdown.ts'
import { TYPES } from '../../src/serve/mime.ts'
import { ask, serveFiles } from '../serve/site-fixture.ts'

const policies = securityPolicies({ scripts: ['boot()'], styles: ['a {}'], consoles: ['openapi/index.html', 'openapi/other.html'] })
const redirects = [
  { from: '/old', to: '/cloud/intro' },
  { from: '/a.b', to: 'https://elsewhere.example/$x?y="1"#z' },
]
const SITE: HostedSite = { baseUrl: '/', policies, redirects }
const UNDER: HostedSite = { ...SITE, baseUrl: '/docs/' }

const fileOf = (site: HostedSite, name: string) => hostingFiles(site).get(name)!

interface Rule {
  path: string
  unset: string[]
  set: Array<[string, string]>
}

function readHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    const [name = '', ...value] = line.split(':')
    if (line.startsWith('/')) rules.push({ path: line, unset: [], set: [] })
    else if (line.startsWith('! ')) rules.at(-1)!.unset.push(line.slice(2).toLowerCase())
    else if (line !== '') rules.at(-1)!.set.push([name.toLowerCase(), value.join(':').trim()])
  }
  return rules
}

const matches = ({ path }: Rule, address: string) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address)

/** Joins the values of all matching rules, after removing those that a later rule unsets. */
function asCloudflare(rules: Rule[], address: string): Record<string, string> {
  const headers = new Headers()
  for (const { unset, set } of rules.filter((rule) => matches(rule, address))) {
    for (const name of unset) headers.delete(name)
    for (const [name, value] of set) headers.append(name, value)
  }
  return Object.fromEntries(headers)
}

/** Uses the value of the last matching rule, and ignores lines without a colon. */
function asNetlify(rules: Rule[], address: string): Record<string, string> {
  return Object.fromEntries(rules.filter((rule) => matches(rule, address)).flatMap(({ set }) => set))
}

describe('“written for common static hosts”: what they send is what `npm run serve` sends', () => {
  test.each([
    ['Cloudflare Pages', asCloudflare],
    ['Netlify', asNetlify],
  ])('_headers, as parsed by %s', async (_, read) => {
    const rules = readHeaders(fileOf(SITE, '_headers'))
    const site = await serveFiles({
      'csp.json': JSON.stringify(policies),
      [sandboxFile()]: 'sandbox',
      'openapi/other.html': 'other',
    })
    for (const address of [
      '/',
      '/cloud/intro',
      '/nowhere',
      `/${sandboxFile()}`,
      `/${sandboxFile().replace(/\.html$/, '')}`,
      '/openapi/',
      '/openapi/other',
      '/openapi/other.html',
      '/assets/app-4f2a.js',
    ]) {
      const sent = (await ask(site, address, { headers: { 'x-forwarded-proto': 'https' } })).headers
      const { 'cache-control': caching, ...headers } = read(rules, address)
      expect(Object.keys(headers).sort(), address).toEqual(
        ['Content-Security-Policy', 'Strict-Transport-Security', ...Object.keys(COMMON_HEADERS)].map((name) => name.toLowerCase()).sort(),
      )
      expect(sent, address).toMatchObject(headers)
      // By default, both hosts have browsers revalidate everything that isn't an asset.
      expect(caching ?? 'public, max-age=0, must-revalidate', address).toBe(sent['cache-control'])
    }
    // Some hosts serve a folder's page without its slash, where our server redirects.
    expect(read(rules, '/openapi')).toEqual(read(rules, '/openapi/'))
  })

  test('_headers stays within the limits of Cloudflare Pages, and the build warns if it doesn’t', () => {
    expect(exceededLimits(fileOf(SITE, '_headers'))).toEqual([])
    const consoles = Array.from({ length: 60 }, (_, index) => `api-${index}.html`)
    const many = headersFile({ ...SITE, policies: securityPolicies({ scripts: [], styles: [], consoles }) })
    expect(exceededLimits(many)).toEqual(['This file has 124 rules; Cloudflare Pages reads 100.'])
    const connect = Array.from({ length: 100 }, (_, index) => `https://${index}.elsewhere.example`)
    const [long, ...others] = exceededLimits(headersFile({ ...SITE, policies: securityPolicies({ scripts: [], styles: [], connect }) }))
    expect(long).toMatch(/^This file has a line of \d{4} characters \(Content-Security-Policy: .*Cloudflare Pages reads 2000\.$/)
    expect(others).toEqual([])
  })

  test('_redirects contains the redirects with the base URL', () => {
    expect(fileOf(UNDER, '_redirects')).toBe('/docs/old /docs/cloud/intro 301\n/docs/a.b https://elsewhere.example/$x?y="1"#z 301\n')
  })

  test.each([
    ['.hosting/nginx.conf', (name: string, value: string) => `add_header ${name} "${value}" always;`],
    ['.hosting/Caddyfile', (name: string, value: string) => `${name} "${value}"`],
  ])('%s contains every header, policy, and media type', (name, header) => {
    const text = fileOf(SITE, name)
    for (const [header_, value] of Object.entries(COMMON_HEADERS)) expect(text).toContain(header(header_, value))
    expect(text).toContain(`default "${policies.policy}"`)
    for (const [file, policy] of Object.entries(policies.files)) {
      expect(text).toMatch(new RegExp(String.raw`~\^/${file.replaceAll(/[.]/g, String.raw`\\.`)}\$"? ${escape(`"${policy}"`)}`))
    }
    expect(text).toContain('max-age=31536000')
    expect(text).toContain('public, max-age=31536000, immutable')
    expect(text).toContain('public, max-age=0, must-revalidate')
    for (const type of Object.values(TYPES)) expect(text).toContain(type.split(';')[0])
    for (const setting of ['csp', 'redirects', '_headers', '_redirects']) expect(text).toContain(setting)
    // Quotation marks are balanced.
    expect(text.match(/"/g)!.length % 2).toBe(0)
  })

  test('nginx and Caddy send Markdown to clients that prefer it, and set the Vary header', () => {
    const [, pattern] = /"~\*(\^.*markdown.*)" "\.md"/.exec(fileOf(SITE, '.hosting/nginx.conf'))!
    expect(fileOf(SITE, '.hosting/Caddyfile').split(`header_regexp Accept "(?i)${pattern}"`)).toHaveLength(3)
    const named = (accept: string) => new RegExp(pattern!, 'i').test(accept)
    for (const accept of ['text/markdown', 'Text/Markdown, text/html, */*', 'text/markdown;q=1.0,*/*']) {
      expect([named(accept), prefersMarkdown(accept)], accept).toEqual([true, true])
    }
    for (const accept of ['text/html, text/markdown', 'text/markdown;q=0.5, text/html', 'text/markdown;q=0', '*/*', 'text/markdownish']) {
      expect([named(accept), prefersMarkdown(accept)], accept).toEqual([false, false])
    }
    expect(fileOf(SITE, '.hosting/nginx.conf')).toContain('add_header Vary $docs_vary;')
    expect(fileOf(SITE, '.hosting/Caddyfile')).toContain('header @negotiated +Vary Accept')
  })

  test('with a base URL, all paths in the configurations include it', () => {
    const nginx = fileOf(UNDER, '.hosting/nginx.conf')
    expect(nginx).toContain('error_page 404 /docs/404.html;')
    expect(nginx).toContain(`"~^/docs/${sandboxFile().replace('.html', String.raw`\.html`)}$"`)
    expect(nginx).toContain(String.raw`"~^/docs/old(?:/|\.html|/index\.html)?$" "/docs/cloud/intro$is_args$args";`)
    expect(nginx).toContain('location = /docs { return 301 /docs/$is_args$args; }')
    const caddy = fileOf(UNDER, '.hosting/Caddyfile')
    expect(caddy).toContain('rewrite * /docs/404.html')
    expect(caddy).toContain('@outside not path /docs/*')
    expect(caddy).toContain('rewrite * "/docs/cloud/intro"')
    expect(fileOf(UNDER, '_headers')).toMatch(/^\/docs\/\*$/m)
  })

  test('special characters of the configuration formats are escaped in addresses', () => {
    expect(fileOf(SITE, '.hosting/nginx.conf')).toContain(
      String.raw`"~^/a\.b(?:/|\.html|/index\.html)?$" "https://elsewhere.example/%24x?y=\"1\"#z";`,
    )
    expect(fileOf(SITE, '.hosting/Caddyfile')).toContain(String.raw`redir * "https://elsewhere.example/$x?y=\"1\"#z" 301`)
  })
})

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
