import type { Handlers } from './step.ts'

/** Notes images, to be checked when the whole site is known; search finds what they show. */
export const images: Handlers = {
  image(node, { findings }) {
    findings.image(node, node.url)
    if (!node.alt?.trim()) findings.imageWithoutText(node)
    findings.text(node.alt ?? '')
    return [node]
  },
  imageReference(node, { findings }) {
    if (!node.alt?.trim()) findings.imageWithoutText(node)
    findings.text(node.alt ?? '')
    return [node]
  },
}
