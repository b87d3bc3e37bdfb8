import type { Sidebars } from '../../../src/site/sidebars.ts'

export default {
  docs: ['/intro', { label: 'Reading', items: ['/long'] }, { label: 'Acting', items: ['/choices', '/islands', '/no-inline'] }],
} satisfies Sidebars
