import type { Handlers } from './step.ts'

/** Notes where links lead, to be checked when the whole site is known. */
export const links: Handlers = {
  async link(node, { findings, children }) {
    findings.link(node, node.url)
    await children(node)
    return [node]
  },
  definition(node, { findings }) {
    if (!node.url.startsWith('#')) findings.link(node, node.url)
    return [node]
  },
}
