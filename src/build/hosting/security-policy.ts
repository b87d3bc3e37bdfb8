import { createHash } from 'node:crypto'
import { TRUSTED_TYPES_POLICY } from '../../site/trusted-types.ts'
import { sandboxFile } from '../app/sandbox.ts'

/** Content of `csp.json`, which the server reads. */
export interface SecurityPolicies {
  /** Valid for every page: allows everything that is inlined in any of them. */
  policy: string
  /** Path in the site → policy of a file that needs its own. */
  files: Record<string, string>
  /** For servers that can send a policy for each page: allows only what is inlined in that page. */
  pages: Array<{ policy: string; files: string[] }>
}

/**
 * Policy of the frame that runs live samples. It may run any script but can't load anything, and only this site can embed it.
 * `sandbox` gives it its own origin even when it's opened directly.
 */
const SANDBOX =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; frame-ancestors 'self'; sandbox allow-scripts"

/**
 * Generates policies without `unsafe-inline`: inline scripts and styles are allowed by their hashes. `scripts` and `styles` contain
 * the exact text between the tags; `connect` lists other origins that pages may request data from.
 */
export function securityPolicies({
  scripts,
  styles,
  connect = [],
  widget,
  analytics = [],
  consoles = [],
  pages = [],
}: {
  scripts: string[]
  styles: string[]
  connect?: string[]
  /** Origin of the widget that answers questions: its script, requests, and content. */
  widget?: string | undefined
  /** Origins of analytics: their scripts, requests, and tracking pixels. */
  analytics?: string[]
  /** Files whose readers can send requests to any server. */
  consoles?: string[]
  /** The styles that are inlined in each file. */
  pages?: Array<{ file: string; styles: string[] }>
}): SecurityPolicies {
  const others = widget === undefined ? '' : ` ${widget}`
  const counting = analytics.map((origin) => ` ${origin}`).join('')
  // Scripts of other sites have their own Trusted Types policies or none; for the latter, `client/trusted.ts` creates a default
  // policy once such a script is allowed.
  const trusted = widget === undefined && analytics.length === 0 ? TRUSTED_TYPES_POLICY : "* 'allow-duplicates'"
  const asked = [...connect, ...(widget === undefined ? [] : [widget]), ...analytics]
  const policyOf = (connectSources: string[], inlined: string[]) =>
    [
      `default-src 'self'${others}`,
      `script-src 'self' ${hashes(scripts)}${others}${counting}`,
      `style-src 'self' ${hashes(inlined)}${others}`,
      `img-src 'self' data:${others}${counting}`,
      ...(connectSources.length > 0 ? [`connect-src 'self' ${connectSources.join(' ')}`] : []),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${trusted}`,
    ].join('; ')
  const anyServer = ['https:', 'http:', ...asked]
  // Only their own styles: with those of all pages, these would be the longest policies of all.
  const stylesOf = new Map(pages.map((page) => [page.file, page.styles]))
  const isConsole = new Set(consoles)
  const groups = new Map<string, string[]>()
  for (const { file, styles: inlined } of pages) {
    const policy = policyOf(isConsole.has(file) ? anyServer : asked, inlined)
    const files = groups.get(policy)
    if (files) files.push(file)
    else groups.set(policy, [file])
  }
  return {
    policy: policyOf(asked, styles),
    files: {
      [sandboxFile()]: SANDBOX,
      ...Object.fromEntries(consoles.map((file) => [file, policyOf(anyServer, stylesOf.get(file) ?? styles)])),
    },
    pages: [...groups].map(([policy, files]) => ({ policy, files })),
  }
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map(sourceOf).join(' ')
}

const known = new Map<string, string>()

/** A policy's source expression for an inline text. Cached, since many pages inline the same ones. */
function sourceOf(text: string): string {
  let source = known.get(text)
  if (source === undefined) known.set(text, (source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
  return source
}
