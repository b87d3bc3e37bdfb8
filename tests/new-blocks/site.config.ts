import type { SiteConfigInput } from '../../src/site/config.ts'

/** A small site with two blocks that no other has: their folders, the list, a page that uses them, and an authors' page. */
export default { title: 'New blocks', url: 'https://blocks.example' } satisfies SiteConfigInput
