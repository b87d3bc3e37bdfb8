import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyPages } from '../corpus.ts'
import type { Generator } from './generator.ts'

/** Project to measure; can be an earlier version, or a copy that isn't edited during the run. */
const PROJECT = process.env.BENCH_PROJECT ?? join(import.meta.dirname, '../..')

/** Files for building a folder of Markdown. */
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig',
  'site.config.ts',
  'sidebars.ts',
  'tags.ts',
  'theme.ts',
  'src',
  'pages',
  'scripts',
  'static',
]

/** Copies the program for each site, because its cache is next to its source, and a cold build must start without one. */
export const thisSite: Generator = {
  name: 'this-site',
  title: 'This site',
  home: join(import.meta.dirname, '..'),
  docs: 'content',
  lay(corpus, site) {
    // Earlier versions may lack some parts.
    for (const part of PARTS) if (existsSync(join(PROJECT, part))) cpSync(join(PROJECT, part), join(site, part), { recursive: true })
    copyPages(corpus, join(site, 'content'))
  },
  build: [['node', 'scripts/command.mjs', 'build', '--docs', 'content', '--out', 'dist']],
  output: 'dist',
  dev: () => ['node', '--import', './scripts/typescript.mjs', 'src/build/cli.ts', 'dev', '--docs', 'content'],
  address: (route) => `/${route}`,
  reader: {
    colorMode: 'button[data-does="color-mode"], button[aria-label^="Switch between dark and light mode"]',
    openSearch: (page) => page.keyboard.press('Control+k'),
    searchField: 'input[placeholder="Search docs"]',
    searchResult: '[role="option"]',
  },
}
