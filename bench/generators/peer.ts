import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { copyPages, type Corpus } from '../corpus.ts'
import type { Generator } from './generator.ts'

const PEERS = join(import.meta.dirname, '../peers')

type Differences = Omit<Generator, 'home' | 'lay' | 'address'> &
  Partial<Pick<Generator, 'address'>> & {
    /** Adds files that depend on the pages to those of `peers/<name>/site`. */
    layMore?: (corpus: Corpus, site: string) => void
  }

/** A generator with packages and site files in `peers/<name>`. */
export function peer({ layMore, ...generator }: Differences): Generator {
  const home = join(PEERS, generator.name)
  return {
    address: (route) => `/${route}`,
    ...generator,
    home,
    lay(corpus, site) {
      cpSync(join(home, 'site'), site, { recursive: true })
      copyPages(corpus, join(site, generator.docs))
      layMore?.(corpus, site)
    },
  }
}
