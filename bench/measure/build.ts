import { appendFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { laySite, type Site } from '../site.ts'
import { runMeasured, type Cost } from './process.ts'

export interface BuildSample {
  /** Without any caches. */
  cold: Cost
  /** Again, without changes. */
  warm?: Cost
  /** After adding a sentence to one page. */
  edit?: Cost
  output: { files: number; bytes: number }
}

/** Builds a site, three times unless only the cold build is measured. Leaves it built. */
export async function measureBuild(site: Site, { coldOnly }: { coldOnly: boolean }): Promise<BuildSample> {
  const { generator, corpus, dir, env } = site
  const build = () => runMeasured(generator.build, { cwd: dir, env })
  laySite(site)
  const cold = await build()
  const output = sizeOf(site.output)
  if (coldOnly) return { cold, output }
  const warm = await build()
  const edited = corpus.pages[Math.floor(corpus.pages.length / 2)]!
  appendFileSync(join(dir, generator.docs, `${edited.route}.md`), '\nOne more sentence.\n')
  const edit = await build()
  return { cold, warm, edit, output }
}

/** Number and size of output files. Hard links count twice, as on a host. */
function sizeOf(dir: string): { files: number; bytes: number } {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return { files: files.length, bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) }
}
