import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { copyPages, type Corpus } from '../corpus.ts'
import type { Generator } from './generator.ts'

const PEERS = join(import.meta.dirname, '../peers')

type Differences = Omit<Generator, 'home' | 'lay' | 'address'> &
  Partial<Pick<Generator, 'address'>> & {
    /** What the files in `peers/<name>/site` can't say because it depends on the pages. */
    layMore?: (corpus: Corpus, site: string) => void
  }

/** A generator whose packages and site files are in `peers/<name>`. */
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
