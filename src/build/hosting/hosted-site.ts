import { fileHeaders, securityHeaders } from '../../serve/headers.ts'
import type { Redirect } from '../../serve/resolve.ts'
import type { SecurityPolicies } from './security-policy.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** What a host has to know to answer as `npm run serve` does. */
export interface HostedSite {
  /** With a slash at both ends. */
  baseUrl: string
  policies: SecurityPolicies
  /** As in `redirects.json`; all of them for good (301). */
  redirects: Array<Pick<Redirect, 'to'> & { from: string }>
}

const { 'Content-Security-Policy': _, 'Strict-Transport-Security': transport, ...common } = securityHeaders(true)

/** Headers of every answer, besides the security policy, which single files have of their own: name → value. */
export const COMMON_HEADERS = common as Record<string, string>

/** Value of the header that only readers who come by https get. */
export const TRANSPORT = String(transport)

/** How long what may be kept: pages and the like, and files whose names hold the hash of their content. */
export const CACHING = { page: cachingOf('index.html'), asset: cachingOf('assets/app.js') }

function cachingOf(file: string): string {
  return String(fileHeaders(file)['Cache-Control'])
}

/** The addresses that a path was asked for by: with a slash, with `.html`, as a folder. */
export function everyForm(path: string): string {
  return String.raw`^${escapePattern(path)}(?:/|\.html|/index\.html)?$`
}

/**
 * `Accept` of readers who would rather have Markdown than HTML, as far as a pattern can tell: they name it first, without a lesser
 * weight. `npm run serve` weighs.
 */
export const NAMES_MARKDOWN_FIRST = String.raw`^\s*text/markdown\s*(;\s*q=1(\.0*)?\s*)?(,|$)`
