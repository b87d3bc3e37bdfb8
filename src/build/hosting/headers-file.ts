import { locationOf } from '../../addresses/base-url.ts'
import { CACHING, COMMON_HEADERS, TRANSPORT, type HostedSite } from './hosted-site.ts'

/** What Cloudflare Pages reads of `_headers`, and leaves out without a word; Netlify has no such limits. */
const MAX_RULES = 100
const MAX_LINE = 2000

const POLICY = 'Content-Security-Policy'

interface Rule {
  path: string
  lines: string[]
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules match, Netlify takes the later value and Cloudflare sends
 * both, unless the first one is taken back ("!", which Netlify skips). Two policies would both be in force, so a file with a
 * policy of its own takes the site's back.
 */
export function headersFile({ baseUrl, policies }: HostedSite): string {
  const common = { [POLICY]: policies.policy, ...COMMON_HEADERS, 'Strict-Transport-Security': TRANSPORT }
  const rules: Rule[] = [
    { path: `${baseUrl}*`, lines: Object.entries(common).map(([name, value]) => `${name}: ${value}`) },
    { path: `${baseUrl}assets/*`, lines: [`Cache-Control: ${CACHING.asset}`] },
    ...Object.entries(policies.files).flatMap(([file, policy]) =>
      addressesOf(file).map((address) => ({ path: baseUrl + address, lines: [`! ${POLICY}`, `${POLICY}: ${policy}`] })),
    ),
  ]
  return rules.map(({ path, lines }) => `${[path, ...lines.map((line) => `  ${line}`)].join('\n')}\n`).join('\n')
}

/** Both hosts serve pages without `.html`; Cloudflare sends readers there. A folder's page may be served without its slash. */
function addressesOf(file: string): string[] {
  const address = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')
  return [file, address, ...(address.endsWith('/') ? [address.slice(0, -1)] : [])]
}

/** `_redirects`, as both read it. */
export function redirectsFile({ baseUrl, redirects }: HostedSite): string {
  const rules = redirects.map(({ from, to }) => [locationOf(baseUrl, encodeURI(from), ''), locationOf(baseUrl, to, ''), 301])
  return rules.map((rule) => `${rule.join(' ')}\n`).join('')
}

/** What of a `_headers` file Cloudflare Pages would leave out, as sentences. */
export function exceededLimits(file: string): string[] {
  const lines = file.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const long = lines.filter((line) => line.length > MAX_LINE)
  return [
    ...(rules > MAX_RULES ? [`_headers has ${rules} rules; Cloudflare Pages reads ${MAX_RULES}.`] : []),
    ...long.map(
      (line) => `_headers has a line of ${line.length} characters (${line.trim().slice(0, 40)} …); Cloudflare Pages reads ${MAX_LINE}.`,
    ),
  ]
}
