import { z } from 'zod'
import { text } from '../../compile/prop.ts'
import { didYouMean } from '../../compile/suggest.ts'
import { defineBlock } from '../../site/block.ts'
import { withSource } from './with-source.ts'

export const specimen = defineBlock({
  name: 'Specimen',
  summary: 'An example of a component, with its source: the file `specimen.mdx` in its folder.',
  kind: 'block',
  props: z.strictObject({ of: text }),
  writes({ of }, { blocks: { specimens } }) {
    const source = specimens.get(of)
    if (source === undefined) throw new Error(`There is no specimen of ${of}. ${didYouMean(of, specimens.keys()) ?? ''}`.trim())
    return withSource(source)
  },
})
