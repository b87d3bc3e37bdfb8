import { z } from 'zod'
import { defineBlock } from '../../src/site/block.ts'
import { areas } from '../screen-diagram/words.ts'

const props = z.strictObject({
  in: z.enum(areas).default('main').describe('Where it is on the screen; `overlay` is a dialog or menu that opens over it.'),
  as: z.enum(['list', 'buttons', 'tabs', 'fields', 'cards', 'table']).default('list').describe('What its entries look like.'),
})

export type ScreenPartProps = z.output<typeof props>

export const screenPart = defineBlock({
  name: 'ScreenPart',
  summary: 'A part of a screen that is drawn: a title, and a list of what is in it.',
  kind: 'block',
  props,
  parents: ['ScreenDiagram'],
})
