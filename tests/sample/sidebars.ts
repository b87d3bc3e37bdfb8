import type { Sidebars } from '../../src/site/sidebars.ts'

/** Numbers of pages that the test generates. */
const MANY = 190
const FEW = 20

const pages = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `/${folder}/${index + 1}`)

export default {
  docs: ['/intro', '/blocks', { label: 'كثيرة', items: pages('many', MANY) }, { label: 'قليلة', items: pages('few', FEW) }],
} satisfies Sidebars
