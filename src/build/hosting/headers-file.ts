import { ASSETS } from '../../addresses/site-files.ts'
import { locationOf } from '../../addresses/base-url.ts'
import { CACHING, COMMON_HEADERS, TRANSPORT, type HostedSite } from './hosted-site.ts'

/** Limits of Cloudflare Pages for `_headers`; it ignores anything beyond them without notice. Netlify has no such limits. */
const MAX_RULES = 100
const MAX_LINE = 2000

const POLICY = 'Content-Security-Policy'

interface Rule {
  path: string
  lines: string[]
}

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. If two rules match, Netlify uses the later value, and Cloudflare sends
 * both, unless the later rule removes the first value ("!", which Netlify ignores). Browsers would enforce both security policies,
 * so a file with its own policy removes the site's.
 */
export function headersFile({ baseUrl, policies }: HostedSite): string {
  const common = { [POLICY]: policies.policy, ...COMMON_HEADERS, 'Strict-Transport-Security': TRANSPORT }
  const rules: Rule[] = [
    { path: `${baseUrl}*`, lines: Object.entries(common).map(([name, value]) => `${name}: ${value}`) },
    { path: `${baseUrl}${ASSETS}*`, lines: [`Cache-Control: ${CACHING.asset}`] },
    ...Object.entries(policies.files).flatMap(([file, policy]) =>
      addressesOf(file).map((address) => ({ path: baseUrl + address, lines: [`! ${POLICY}`, `${POLICY}: ${policy}`] })),
    ),
  ]
  return rules.map(({ path, lines }) => `${[path, ...lines.map((line) => `  ${line}`)].join('\n')}\n`).join('\n')
}

/**
 * URLs of a file. Both hosts serve pages without `.html` (Cloudflare redirects to that), and may serve a folder's page without its
 * slash.
 */
function addressesOf(file: string): string[] {
  const address = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')
  return [file, address, ...(address.endsWith('/') ? [address.slice(0, -1)] : [])]
}

/** Generates `_redirects`, which both hosts read. */
export function redirectsFile({ baseUrl, redirects }: HostedSite): string {
  const rules = redirects.map(({ from, to }) => [locationOf(baseUrl, encodeURI(from), ''), locationOf(baseUrl, to, ''), 301])
  return rules.map((rule) => `${rule.join(' ')}\n`).join('')
}

/** Describes what Cloudflare Pages would ignore in a `_headers` file, in sentences. */
export function exceededLimits(file: string): string[] {
  const lines = file.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const long = lines.filter((line) => line.length > MAX_LINE)
  return [
    ...(rules > MAX_RULES ? [`This file has ${rules} rules; Cloudflare Pages reads ${MAX_RULES}.`] : []),
    ...long.map(
      (line) => `This file has a line of ${line.length} characters (${line.trim().slice(0, 40)} …); Cloudflare Pages reads ${MAX_LINE}.`,
    ),
  ]
}
