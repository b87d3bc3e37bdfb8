// Builds a site repeatedly, alternating between two folders of documents, until it's killed by tests/build/killed.test.ts.

import { buildSiteTo } from '../../src/build/build.ts'

const [out = '', cacheDir = '', ...folders] = process.argv.slice(2)
for (let round = 0; ; round++) {
  // Builds run one after the other.
  await buildSiteTo({ docs: folders[round % folders.length], out, cacheDir })
  if (round === 0) process.stdout.write('running\n')
}
