import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Sidebars } from '../../../src/site/sidebars.ts'

/** Pages that the test has written. */
const pages = (folder: string) =>
  readdirSync(join(import.meta.dirname, 'docs', folder)).map((file) => `/${folder}/${file.replace('.mdx', '')}`)

export default {
  docs: ['/intro', '/blocks', { label: 'كثيرة', items: pages('many') }, { label: 'قليلة', items: pages('few') }],
} satisfies Sidebars
