// Builds a site again and again, in turn of two folders of documents, until it is killed: tests/build/killed.test.ts.

import { buildSiteTo } from '../../src/build/build.ts'

const [out = '', cacheDir = '', ...folders] = process.argv.slice(2)
for (let round = 0; ; round++) {
  // One after the other.
  // oxlint-disable-next-line no-await-in-loop
  await buildSiteTo({ docs: folders[round % folders.length], out, cacheDir })
  if (round === 0) process.stdout.write('running\n')
}
