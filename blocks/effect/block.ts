import { z } from 'zod'
import { paragraph, strong, text } from '../../src/compile/markdown/nodes.ts'
import { asMdast, elementNode } from '../../src/compile/nodes.ts'
import { defineBlock } from '../../src/site/block.ts'

export const effect = defineBlock({
  name: 'Effect',
  summary:
    'How a sample changed the database, below its response: a fence with the language `effect`, which `npm run verify` records. `effect hidden` is checked, but not shown.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  fence: {
    language: 'effect',
    isSample: false,
    toNode({ node }) {
      if (node.meta?.trim() === 'hidden') return undefined
      const [first = '', ...others] = node.value.split('\n')
      const words = [strong(text('Afterwards:')), text(` ${first}`), ...others.flatMap((line) => [{ type: 'break' as const }, text(line)])]
      return asMdast({ type: 'shown', children: [elementNode('p', {}, [elementNode('small', {}, words)])], source: paragraph(...words) })
    },
  },
})
