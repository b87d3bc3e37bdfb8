// npm run verify: runs the documents' samples against a real Strapi, after installing it and the samples' languages if they are
// missing. Without arguments, it then runs the harness's own tests, compares the playground with the server, and follows the quick
// start in a browser. With --strapi, it also runs the samples in another version, and records the differences.

import './node-version.mjs'
import './end-with-npm.mjs'
import { installLanguages } from './languages.mjs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { run, runTool, runTypeScript } from './run.mjs'
import { installStrapi } from './strapi-versions.mjs'

/** Number of generated requests that are sent to the real server and to the playground. */
const COMPARED = '20000'

async function verify() {
  if (!(await installPackages({ development: true }))) return fail()
  // In parallel, since both keep only one core busy.
  const [isReady, env] = await Promise.all([installVerifyPackages(), installLanguages()])
  if (!isReady) return fail()
  const args = process.argv.slice(2)
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: { strapi: { type: 'string' }, facts: { type: 'boolean' } },
  })
  if (typeof values.strapi === 'string') {
    if (
      !(await installStrapi(values.strapi)) ||
      (await runTypeScript('verify/versions/cli.ts', [values.strapi, ...(values.facts ? ['--facts'] : []), ...positionals], env)) !== 0
    )
      fail()
    return
  }
  if ((await runTypeScript('verify/harness/cli.ts', args, env)) !== 0) fail()
  if (args.length > 0) return
  // A full run also tests the harness, to prove that its checks can fail.
  if ((await runTool('vitest', ['run', '--config', 'verify/vitest.config.ts'])) !== 0) fail()
  if ((await runTypeScript('verify/playground/cli.ts', ['--compare', COMPARED])) !== 0) fail()
  // Not in parallel with anything: the admin panel gives up waiting for a restart that takes too long.
  if ((await run(process.execPath, ['scripts/quick-start.mjs'])) !== 0) fail()
}

function fail() {
  process.exitCode = 1
}

verify()
