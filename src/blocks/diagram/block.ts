import { z } from 'zod'
import { plainFence } from '../../compile/fence.ts'
import { finished } from '../../compile/nodes.ts'
import { defineBlock } from '../../site/block.ts'
import { drawDiagram } from './draw.ts'

export const diagram = defineBlock({
  name: 'Diagram',
  summary:
    'A diagram, written as a fence of the language `mermaid`; its title says what it shows. Thick arrows (`==>`) are in the accent color.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  fence: {
    language: 'mermaid',
    async toNode({ node, meta: { title }, messages: { blocks } }) {
      try {
        const id = `diagram-${node.position?.start.line ?? 0}`
        return finished(await drawDiagram({ source: node.value, id, label: title, words: blocks.diagram }), plainFence(node, title))
      } catch (error) {
        throw new Error(`The diagram can’t be drawn: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    },
    hint: 'Supported diagrams: flowchart, sequence, state, class, and entity-relationship.',
  },
})
