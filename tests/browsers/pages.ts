import type { Size } from './driver.ts'
import { PHONE, type Reader } from './reader.ts'

/** A page to screenshot, with an optional interaction beforehand. */
interface Page {
  name: string
  path: string
  size?: Size
  show?: (reader: Reader) => Promise<void>
}

export const PAGES: Page[] = [
  { name: 'home', path: '/' },
  { name: 'document', path: '/dev-docs/installation/cli' },
  { name: 'document on a phone', path: '/dev-docs/installation/cli', size: PHONE },
  { name: 'every block', path: '/authoring' },
  { name: 'search', path: '/search?q=relations' },
  { name: 'API reference', path: '/openapi/' },
  { name: 'dark', path: '/dev-docs/api/rest?docusaurus-theme=dark' },
  {
    name: 'search dialog',
    path: '/cloud/intro',
    show: async (reader) => {
      await reader.driver.press('Control+k')
      await reader.driver.type('deploy')
      await reader.untilSeen('#search-dialog [role="option"]')
    },
  },
]
