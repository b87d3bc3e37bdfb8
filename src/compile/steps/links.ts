import type { Link, RootContent } from 'mdast'
import { plainText } from '../nodes.ts'
import { isPictureBeside } from '../routes.ts'
import type { Handlers } from './step.ts'

/** Records links, which are checked when the whole site is known. */
export const links: Handlers = {
  async link(node, { findings, children }) {
    findings.link(node, node.url)
    if (!hasWords(node)) findings.problem(node, 'The link has no text.', `Describe its destination: [the page](${node.url}).`)
    await children(node)
    return [node]
  },
  definition(node, { findings }) {
    if (isPictureBeside(node.url)) findings.image(node, node.url)
    else if (!node.url.startsWith('#')) findings.link(node, node.url)
    return [node]
  },
}

/** Whether a link has content that readers can see or hear. */
function hasWords(node: Link): boolean {
  return plainText(node) !== '' || node.children.some((child: RootContent) => child.type !== 'text')
}
