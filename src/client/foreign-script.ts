import { admitForeignScripts, trustedScript } from './trusted.ts'

/**
 * Adds the script of another site to the page.
 * @param src as `site.config.ts` names it, with any query
 * @returns its element, which tells of success and failure
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
