// npm run search:push: shows what would change in the Algolia search index. npm run search:push -- --yes replaces it.

import './node-version.mjs'
import './end-with-npm.mjs'
import { installPackages } from './packages.mjs'
import { runSite } from './run.mjs'

async function push() {
  const isDone = (await installPackages({ development: false })) && (await runSite(['search-push', ...process.argv.slice(2)])) === 0
  if (!isDone) process.exitCode = 1
}

push()
