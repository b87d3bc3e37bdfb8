// npm run import -- DIR: turns documents that were written for another generator into a product.

import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../build/errors/user-error.ts'
import { reportIn, summary } from './report.ts'
import { checkOut, writeImport } from './write.ts'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'imported' }, force: { type: 'boolean', default: false } },
  })
  const [dir, ...others] = positionals
  if (dir === undefined || others.length > 0) throw new UserError('Specify one folder: npm run import -- DIR')
  const [from, out] = [resolve(dir), resolve(values.out)]
  checkOut(out, { from, force: values.force })
  // Loaded late, since it loads the compiler and all blocks, which a mistake in the command needn't wait for.
  const { importProject } = await import('./import.ts')
  const imported = await importProject(from)
  writeImport(out, imported)
  const shown = relative('', out) || '.'
  console.log(`${summary(imported.counts, imported.notes, reportIn(shown))}\n\nTo preview the site, run: npm run dev -- --product ${shown}`)
}

main().catch((error: unknown) => {
  // User errors are printed as a sentence, bugs with their stack.
  console.error(error instanceof UserError ? error.message : error)
  process.exitCode = 1
})
