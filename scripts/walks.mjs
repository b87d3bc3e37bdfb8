// npm run walks: runs the samples that need Jest and Supertest, a local S3 server, or reverse proxies.
// npm run walks -- testing deployment: only these modules of verify/walks.

import './node-version.mjs'
import './end-with-npm.mjs'
import { installPackages, installVerifyPackages, installWalkPackages } from './packages.mjs'
import { runTypeScript } from './run.mjs'

const KNOWN = ['testing', 'providers', 'deployment']

/** @param {string[]} args */
async function walks(args) {
  process.exitCode = 1
  const unknown = args.filter((name) => !KNOWN.includes(name))
  if (unknown.length > 0) return console.error(`Unknown module: ${unknown.join(', ')}. Available: ${KNOWN.join(', ')}.`)
  if (!(await installPackages({ development: true })) || !(await installVerifyPackages()) || !(await installWalkPackages())) return
  process.exitCode = await runTypeScript('verify/walks/cli.ts', args)
}

walks(process.argv.slice(2))
