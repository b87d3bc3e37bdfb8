import { createHash } from 'node:crypto'
import { TRUSTED_TYPES_POLICY } from '../../site/trusted-types.ts'

/** What `csp.json` tells the server. */
export interface SecurityPolicies {
  /** Of every page: names what is inlined in any of them. */
  policy: string
  /** Of single files, by path in the site. */
  files: Record<string, string>
  /** For a server that can tell pages apart: names only what is inlined in them. */
  pages: Array<{ policy: string; files: string[] }>
}

/**
 * The frame that runs live samples: anything may run in it, nothing else may be reached from it, and only this site shows it. It has
 * an origin of its own even where somebody opens it by itself.
 */
const SANDBOX =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; frame-ancestors 'self'; sandbox allow-scripts"

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
  pages = [],
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
  /** Which of the styles are in which file. */
  pages?: Array<{ file: string; styles: string[] }>
}): SecurityPolicies {
  const others = widget === undefined ? '' : ` ${widget}`
  const counting = analytics.map((origin) => ` ${origin}`).join('')
  // Scripts of other sites have policies of their own, or none, which `client/trusted.ts` makes up for once one is let in.
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
  // Only what they have inlined themselves: with the other pages' styles, too, they would be the longest of all.
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
      'sandbox.html': SANDBOX,
      ...Object.fromEntries(consoles.map((file) => [file, policyOf(anyServer, stylesOf.get(file) ?? styles)])),
    },
    pages: [...groups].map(([policy, files]) => ({ policy, files })),
  }
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map(sourceOf).join(' ')
}

const known = new Map<string, string>()

/** A text as a policy names it; the same ones are on many pages. */
function sourceOf(text: string): string {
  let source = known.get(text)
  if (source === undefined) known.set(text, (source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
  return source
}
