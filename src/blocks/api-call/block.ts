import { z } from 'zod'
import { flag } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { request } from '../request/block.ts'

export const apiCall = defineBlock({
  name: 'ApiCall',
  summary: 'A request next to its response.',
  kind: 'block',
  props: z.strictObject({ noSideBySide: flag }),
  children: ['Request', 'Response', 'LanguageSwitch'],
  uses: [request],
})
