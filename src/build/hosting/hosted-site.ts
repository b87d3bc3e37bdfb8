import { ASSETS } from '../../addresses/site-files.ts'
import { fileHeaders, securityHeaders } from '../../serve/headers.ts'
import type { Redirect } from '../../serve/resolve.ts'
import type { SecurityPolicies } from './security-policy.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** The data that a host needs to respond like `npm run serve`. */
export interface HostedSite {
  /** Starts and ends with a slash. */
  baseUrl: string
  policies: SecurityPolicies
  /** The redirects in `redirects.json`, all of them permanent (301). */
  redirects: Array<Pick<Redirect, 'to'> & { from: string }>
}

const { 'Content-Security-Policy': _, 'Strict-Transport-Security': transport, ...common } = securityHeaders(true)

/** Headers of every response: name → value. Excludes the security policy, which differs between files. */
export const COMMON_HEADERS = common as Record<string, string>

/** Value of `Strict-Transport-Security`, which is only sent over HTTPS. */
export const TRANSPORT = String(transport)

/** `Cache-Control` for pages, and for files with a hash in their names. */
export const CACHING = { page: cachingOf('index.html'), asset: cachingOf(`${ASSETS}app.js`) }

function cachingOf(file: string): string {
  return String(fileHeaders(file)['Cache-Control'])
}

/** Pattern for all URLs of a path: with and without a slash, with `.html`, and with `/index.html`. */
export function everyForm(path: string): string {
  return String.raw`^${escapePattern(path)}(?:/|\.html|/index\.html)?$`
}

/**
 * Pattern for an `Accept` header that prefers Markdown to HTML: Markdown comes first, with full weight. This is an approximation;
 * `npm run serve` compares all weights.
 */
export const NAMES_MARKDOWN_FIRST = String.raw`^\s*text/markdown\s*(;\s*q=1(\.0*)?\s*)?(,|$)`
