import type { SiteConfigInput } from '../../src/site/config.ts'

/** A small product with two new blocks: their folders, the list, a page that uses them, and a reference page. */
export default { title: 'New blocks', url: 'https://blocks.example' } satisfies SiteConfigInput
