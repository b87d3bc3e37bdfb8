import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Corpus } from './corpus.ts'
import type { Generator } from './generators/generator.ts'

/** A site of one generator: a folder below the generator's packages, which git ignores. */
export interface Site {
  generator: Generator
  corpus: Corpus
  dir: string
  /** Folder of the built site. */
  output: string
  env: NodeJS.ProcessEnv
}

/** @param purpose a site that is being edited isn't the one that is measured */
export function siteOf(generator: Generator, corpus: Corpus, purpose: 'build' | 'dev' = 'build'): Site {
  const dir = join(generator.home, '.work', `${generator.name}-${corpus.size}${purpose === 'dev' ? '-dev' : ''}`)
  const bin = join(generator.home, 'node_modules/.bin')
  return {
    generator,
    corpus,
    dir,
    output: join(dir, generator.output),
    env: { ...process.env, ...generator.env, NODE_ENV: undefined, CI: '1', PATH: `${bin}${delimiter}${process.env.PATH}` },
  }
}

/** Lays the site anew: nothing is left of earlier builds, in the packages' folders neither. */
export function laySite(site: Site): void {
  const { generator, corpus, dir } = site
  installPackages(generator)
  for (const cache of ['.cache', '.vite', '.astro']) rmSync(join(generator.home, 'node_modules', cache), { recursive: true, force: true })
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  generator.lay(corpus, dir)
}

function installPackages({ home }: Generator): void {
  if (!existsSync(join(home, 'package-lock.json')) || existsSync(join(home, 'node_modules'))) return
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: home, stdio: 'inherit' })
}
