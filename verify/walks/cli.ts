// npm run walks: runs the samples of pages that need other programs, such as a reverse proxy or Jest.
// Arguments are names of modules in this folder; by default, all of them run.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { verifyFolder } from '../harness/paths.ts'
import { endPrograms } from '../frontends/program.ts'
import { walks, type WalkName } from './walks.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endPrograms()
    process.exit(130)
  })
}

async function main(names: string[]): Promise<void> {
  for (const name of Object.keys(walks) as WalkName[]) {
    if (names.length > 0 && !names.includes(name)) continue
    const { default: walk } = (await import(pathToFileURL(join(verifyFolder, 'walks', `${name}.ts`)).href)) as {
      default: () => Promise<void>
    }
    try {
      await walk()
      console.log(`✓ docs${walks[name]}.mdx`)
    } catch (error) {
      console.error(`✗ docs${walks[name]}.mdx\n${(error as Error).message}`)
      process.exitCode = 1
    } finally {
      endPrograms()
    }
  }
}

await main(process.argv.slice(2))
