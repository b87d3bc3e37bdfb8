/*
 * The only way for text to become HTML, and for an address to become a script. The security policy makes browsers that know
 * Trusted Types refuse strings there, and lets this module's policy say which ones are none. Other browsers get the strings.
 */
import site from 'virtual:site'
import { mayRun } from '../site/foreign-scripts.ts'
import { TRUSTED_TYPES_POLICY } from '../site/trusted-types.ts'

// TypeScript's DOM doesn't have Trusted Types yet.
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
  // Articles of this site's pages and data files, and nothing else: the build made them (`compile`) from documents in which nothing
  // can run. One that is shown is of the same build as the page (`pages.ts`); one that is searched for an answer is only read
  // (`parse-with-dom.ts`).
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!mayRun(new URL(url, location.href), location.origin, site)) throw new TypeError(`${url} is no script of this site.`)
    return url
  },
}

const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules

/** The article of a page or of a data file, for what takes HTML. */
export function trustedArticle(html: string): string | TrustedHTML {
  return policy.createHTML(html)
}

/**
 * The address of a script of this site, or of one that `site.config.ts` names.
 * @returns what stands for a string in browsers with Trusted Types
 * @throws TypeError for any other address
 */
export function trustedScript(url: string): string {
  return policy.createScriptURL(url)
}

let isOpen = false

/**
 * Lets scripts of other sites, which mostly don't know Trusted Types, write HTML as they are used to. They come when the reader has
 * agreed or asked, and where none is configured, the security policy doesn't let it happen: it goes on saying from where scripts come.
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
