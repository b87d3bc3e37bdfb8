// npm run playground: builds the program that runs Strapi in a browser, or compares the built one with the real server; with --strapi, for
// another version, in the folder that has its packages.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { versions } from '../../playground/built.ts'
import { docsFolder, typescriptLoader } from '../harness/paths.ts'
import { copyHarness, runFolderOf } from '../versions/places.ts'
import { installedVersion } from './build/bundle.ts'
import { checkPlayground } from './build/check.ts'
import { compare } from './differential/compare.ts'
import { isDocumented } from './documented.ts'
import { seededDatabase } from './seeded.ts'

const { values } = parseArgs({
  options: {
    strapi: { type: 'string' },
    check: { type: 'boolean' },
    compare: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
process.exitCode = (await act()) ? 0 : 1

async function act(): Promise<boolean> {
  if (values.strapi !== undefined) return actIn(values.strapi)
  if (values.compare !== undefined) return compareWithServer(values.compare)
  return (await build()) && (!values.check || !isDocumented || (await checkOthers()))
}

/** Checks the other versions that are installed. */
async function checkOthers(): Promise<boolean> {
  for (const { version } of versions.slice(1)) {
    if (!existsSync(join(runFolderOf(version), 'node_modules')))
      console.log(
        `Strapi ${version} isn’t installed: npm run playground -- --check --strapi ${version} installs it and checks its playground.`,
      )
    else if (!(await actIn(version))) return false
  }
  return true
}

/** Runs this command in another version's folder. */
async function actIn(version: string): Promise<boolean> {
  await copyHarness(version)
  const folder = runFolderOf(version)
  const args = [
    ...(values.check ? ['--check'] : []),
    ...(values.compare === undefined ? [] : ['--compare', values.compare, '--seed', values.seed]),
  ]
  const { status } = spawnSync(process.execPath, ['--import', typescriptLoader, join(folder, 'playground/cli.ts'), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, VERIFY_DOCUMENTED: await seededDatabase(), VERIFY_DOCS: docsFolder },
  })
  return status === 0
}

async function build(): Promise<boolean> {
  const isCheck = values.check === true
  const wrong = await checkPlayground({ update: !isCheck })
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length === 0 && isCheck) console.log(`The playground of Strapi ${await installedVersion()} is up to date.`)
  return wrong.length === 0
}

async function compareWithServer(count: string): Promise<boolean> {
  const { requests, operations, ended, inSequences, statuses, differences } = await compare({
    count: Number(count),
    seed: Number(values.seed),
  })
  for (const difference of differences) console.error(`${difference}\n`)
  const byStatus = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  console.log(
    `${requests} requests, starting with seed ${values.seed}: ${operations} GraphQL operations, ${inSequences} in sequences that write (${byStatus.join(', ')}).`,
  )
  if (ended > 0) console.log(`${ended} more crashed the server, and weren’t compared.`)
  console.log(
    differences.length === 0 ? 'The playground’s responses match the server’s.' : `${differences.length} rounds found differences.`,
  )
  return differences.length === 0
}
