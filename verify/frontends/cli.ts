// npm run frontends: builds the samples of the integration guides with their frameworks, and checks the resulting pages.
// Arguments are names of folders in this folder; by default, all of them are built.

import type { Browser } from '@playwright/test'
import { join } from 'node:path'
import { installFrontend } from '../../scripts/packages.mjs'
import { Content, contentKey } from '../harness/content.ts'
import { readDocument } from '../harness/document.ts'
import { docsFolder } from '../harness/paths.ts'
import { Scratch } from '../harness/scratch.ts'
import { StrapiProcess } from '../harness/strapi-process.ts'
import { launchBrowser } from '../screenshots/browser.ts'
import type { Frontend } from './frontend.ts'
import { frontends } from './frontends.ts'
import { endPrograms, runToEnd } from './program.ts'
import { folderOf, placeIn, projectsOf, writeProject, type FileFence } from './project.ts'
import { serve, type Site } from './site.ts'
import { visit } from './visit.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endPrograms()
    StrapiProcess.killAll()
    Scratch.removeAll()
    process.exit(130)
  })
}

async function main(names: string[]): Promise<void> {
  const chosen = names.length === 0 ? frontends : frontends.filter(({ name }) => names.includes(name))
  if (chosen.length === 0)
    throw new Error(`Unknown framework: ${names.join(', ')}. Available: ${frontends.map(({ name }) => name).join(', ')}.`)
  const installed = installInTurn(chosen)
  const scratch = await Scratch.create(await new Content(await contentKey()).database('default'))
  let strapi: StrapiProcess | undefined
  let browser: Browser | undefined
  try {
    strapi = await StrapiProcess.start(scratch)
    browser = await launchBrowser()
    const world = { host: `127.0.0.1:${strapi.port}`, browser }
    const problems: string[] = []
    const waiting = [...chosen]
    const buildWaiting = async () => {
      for (let frontend = waiting.shift(); frontend; frontend = waiting.shift()) {
        if (await installed.get(frontend.name)) problems.push(...(await check(frontend, world)))
        else problems.push(`verify/frontends/${frontend.name}/package.json:1  These packages can’t be installed.`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, buildWaiting))
    for (const problem of problems) console.error(`\n${problem}`)
    if (problems.length > 0) process.exitCode = 1
  } finally {
    endPrograms()
    await browser?.close()
    await strapi?.stop()
    await scratch.remove()
  }
}

/** Number of guides that are built at the same time: no build keeps all cores busy. */
const AT_ONCE = 2

/** Installs the frameworks one after another, while those that are installed already are built. Each promise says whether it worked. */
function installInTurn(chosen: Frontend[]): Map<string, Promise<boolean>> {
  let last = Promise.resolve(true)
  return new Map(chosen.map(({ name }) => [name, (last = last.then(() => installFrontend(name)))]))
}

/** Maximum length of a build's kept output, in characters. */
const MESSAGE_KEPT = 3000

interface World {
  /** Host and port of Strapi. */
  host: string
  browser: Browser
}

/** Problems of a guide as `file:line  message`. */
async function check(frontend: Frontend, world: World): Promise<string[]> {
  const file = `${frontend.route.slice(1)}.mdx`
  const problems: string[] = []
  const projects = projectsOf(await readDocument(join(docsFolder, file)), frontend)
  if (projects.length === 0) problems.push(`docs/${file}:1  The guide has no files for ${frontend.name}.`)
  for (const [index, files] of projects.entries()) {
    const started = Date.now()
    const problem = await problemOf(frontend, files, world)
    if (problem !== undefined) problems.push(`docs/${file}:${problem.line}  ${problem.message.slice(0, MESSAGE_KEPT)}`)
    const which = projects.length > 1 ? ` ${index + 1} of ${projects.length}` : ''
    console.log(`${frontend.name}${which}: ${problem ? 'wrong' : 'built'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  return problems
}

interface Problem {
  line: number
  message: string
}

async function problemOf(frontend: Frontend, files: FileFence[], { host, browser }: World): Promise<Problem | undefined> {
  const folder = await writeProject(frontend, files, host)
  let site: Site
  try {
    await runToEnd(frontend.build, { packages: folderOf(frontend), folder })
    site = await serve(frontend, folder)
  } catch (error) {
    const { message } = error as Error
    return { line: placeIn(message, files), message }
  }
  try {
    for (const page of frontend.visits) {
      const fence = files.find(({ title }) => title === page.file)
      if (!fence) return { line: 1, message: `The guide has no file ${page.file}, which should be checked.` }
      try {
        await visit(page, site.address, browser)
      } catch (error) {
        return { line: fence.first, message: (error as Error).message }
      }
    }
    return undefined
  } finally {
    await site.stop()
  }
}

await main(process.argv.slice(2))
