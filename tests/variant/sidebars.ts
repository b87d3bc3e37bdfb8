import type { Sidebars } from '../../src/site/sidebars.ts'

export default {
  docs: ['/intro', { label: 'Reading', items: ['/long'] }, { label: 'Acting', items: ['/notes'] }],
} satisfies Sidebars
