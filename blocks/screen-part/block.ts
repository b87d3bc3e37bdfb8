import { z } from 'zod'
import { defineBlock } from '../../src/site/block.ts'
import { areas } from '../screen-diagram/words.ts'

const props = z.strictObject({
  in: z.enum(areas).default('main').describe('Position on the screen; `overlay` is a dialog or menu on top of it.'),
  as: z.enum(['list', 'buttons', 'tabs', 'fields', 'cards', 'table']).default('list').describe('Style of its entries.'),
})

export type ScreenPartProps = z.output<typeof props>

export const screenPart = defineBlock({
  name: 'ScreenPart',
  summary: 'Part of a screen diagram: a title, and a list of its content.',
  kind: 'block',
  props,
  parents: ['ScreenDiagram'],
})
