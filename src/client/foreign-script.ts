import { admitForeignScripts, trustedScript } from './trusted.ts'

/**
 * Adds a third-party script to the page.
 * @param src URL as in `site.config.ts`, with any query string
 * @returns the script element, for its `load` and `error` events
 */
export function addForeignScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  admitForeignScripts()
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = trustedScript(src)
  document.head.append(script)
  return script
}
