/*
 * The only module that turns text into trusted HTML and URLs into trusted script URLs. Browsers with Trusted Types reject plain
 * strings, as the security policy demands; in other browsers, these functions return strings.
 */
import site from 'virtual:site'
import { mayRun } from '../site/foreign-scripts.ts'
import { TRUSTED_TYPES_POLICY } from '../site/trusted-types.ts'

// TypeScript's DOM types don't include Trusted Types yet.
interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
  createScript?(script: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Omit<Rules, 'createHTML'> & { createHTML(html: string): TrustedHTML }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const rules: Rules = {
  // Only for articles of this site's pages and data files, which `compile` generates from documents without scripts. Displayed
  // articles belong to the same build as the page (`pages.ts`); those searched for an answer are only parsed
  // (`parse-with-dom.ts`).
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!mayRun(new URL(url, location.href), location.origin, site)) throw new TypeError(`${url} is no script of this site.`)
    return url
  },
}

const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules

/** Marks the HTML of an article as trusted. */
export function trustedArticle(html: string): string | TrustedHTML {
  return policy.createHTML(html)
}

/**
 * Marks the URL of a script as trusted: one of this site's, or one that `site.config.ts` lists.
 * @returns a `TrustedScriptURL` in browsers with Trusted Types
 * @throws {TypeError} for any other URL
 */
export function trustedScript(url: string): string {
  return policy.createScriptURL(url)
}

let isOpen = false

/**
 * Creates a permissive default policy, since most third-party scripts assign plain strings. It is only created once the reader
 * consents to analytics or opens the widget. If neither is configured, the security policy doesn't allow it. Script origins
 * remain restricted in any case.
 */
export function admitForeignScripts(): void {
  if (isOpen) return
  isOpen = true
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
    createScript: (script) => script,
  })
}
