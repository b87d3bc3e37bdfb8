// npm run verify: runs the samples of the documents against a real Strapi, installing it first where it is missing.

import './node-version.mjs'
import './end-with-npm.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { run } from './run.mjs'

async function verify() {
  const isReady = (await installPackages({ development: true })) && (await installVerifyPackages())
  process.exitCode = isReady ? await run(process.execPath, ['--import', 'tsx', 'verify/harness/cli.ts', ...process.argv.slice(2)]) : 1
}

verify()
