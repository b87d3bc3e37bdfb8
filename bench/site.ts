import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Corpus } from './corpus.ts'
import type { Generator } from './generators/generator.ts'

/** A generator's site in a folder next to the generator's packages, which is ignored by Git. */
export interface Site {
  generator: Generator
  corpus: Corpus
  dir: string
  /** Output folder. */
  output: string
  env: NodeJS.ProcessEnv
}

/** @param purpose determines the folder, because the development server edits pages */
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

/** Creates the site from scratch, without caches of earlier builds, also in the packages' folders. */
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
  // `npm ci` refuses lock files without the packages for other platforms, which some releases of the peers lack.
  execFileSync('npm', ['install', '--no-save', '--no-fund', '--no-audit'], { cwd: home, stdio: 'inherit' })
}
