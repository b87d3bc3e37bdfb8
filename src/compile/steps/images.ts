import type { Handlers } from './step.ts'

/** Records images, which are checked when the whole site is known, and adds their alternative text to search. */
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
