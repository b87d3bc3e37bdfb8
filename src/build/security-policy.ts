import { createHash } from 'node:crypto'

/** What `csp.json` tells the server. */
interface SecurityPolicies {
  /** Of every page. */
  policy: string
  /** Of single files, by path in the site. */
  files: Record<string, string>
}

/** The frame that runs live samples: anything may run in it, nothing else may be reached from it, and only this site shows it. */
const SANDBOX = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Policies without `unsafe-inline`: inlined scripts and styles are named by their hashes.
 * @param inlined texts as they stand between their tags
 */
export function securityPolicies({ scripts, styles }: { scripts: string[]; styles: string[] }): SecurityPolicies {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { policy: policy.join('; '), files: { 'sandbox.html': SANDBOX } }
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}
