import { createHash } from 'node:crypto'
import { TRUSTED_TYPES_POLICY } from '../../site/trusted-types.ts'

/** What `csp.json` tells the server. */
export interface SecurityPolicies {
  /** Of every page. */
  policy: string
  /** Of single files, by path in the site. */
  files: Record<string, string>
}

/** The frame that runs live samples: anything may run in it, nothing else may be reached from it, and only this site shows it. */
const SANDBOX = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; frame-ancestors 'self'"

/**
 * Policies without `unsafe-inline`: inlined scripts and styles are named by their hashes.
 * @param inlined texts as they stand between their tags, and the origins besides this one that may be asked for data
 */
export function securityPolicies({
  scripts,
  styles,
  connect = [],
  widget,
  analytics = [],
  consoles = [],
}: {
  scripts: string[]
  styles: string[]
  connect?: string[]
  /** Origin of the widget that answers questions: its script, what that asks for and what it shows. */
  widget?: string | undefined
  /** Origins of analytics: their scripts, what these ask for and the pictures that they count with. */
  analytics?: string[]
  /** Files whose readers send requests to servers of their own choice. */
  consoles?: string[]
}): SecurityPolicies {
  const others = widget === undefined ? '' : ` ${widget}`
  const counting = analytics.map((origin) => ` ${origin}`).join('')
  // Scripts of other sites have policies of their own, or none, which `client/trusted.ts` makes up for once one is let in.
  const trusted = widget === undefined && analytics.length === 0 ? TRUSTED_TYPES_POLICY : "* 'allow-duplicates'"
  const asked = [...connect, ...(widget === undefined ? [] : [widget]), ...analytics]
  const policy = (connectSources: string[]) =>
    [
      `default-src 'self'${others}`,
      `script-src 'self' ${hashes(scripts)}${others}${counting}`,
      `style-src 'self' ${hashes(styles)}${others}`,
      `img-src 'self' data:${others}${counting}`,
      ...(connectSources.length > 0 ? [`connect-src 'self' ${connectSources.join(' ')}`] : []),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${trusted}`,
    ].join('; ')
  const consolePolicy = policy(['https:', 'http:', ...asked])
  return {
    policy: policy(asked),
    files: { 'sandbox.html': SANDBOX, ...Object.fromEntries(consoles.map((file) => [file, consolePolicy])) },
  }
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}
