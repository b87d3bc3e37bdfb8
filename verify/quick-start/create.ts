import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guide } from './guide.ts'
import { createProject, filesOf, linkPackages } from './project.ts'

/** Questions to answer with no: nothing is downloaded, and a temporary folder needs no repository. */
const REFUSED = /^(Install dependencies|Initialize a git repository)/

/**
 * Creates the project as described in “Run the installer”: with the answers to questions, and with the options of its last sample.
 * @returns the project's folder, with this folder's packages linked
 */
export async function createTrailGuide(guide: Guide, folder: string): Promise<string> {
  const section = guide.section('Run the installer')
  const questions = section.rows
    .filter(([, answer]) => answer === 'Yes' || answer === 'No')
    .map(([cell = '', answer]) => {
      const text = cell.slice(0, cell.lastIndexOf('?') + 1)
      return { text, answer: REFUSED.test(text) ? ('No' as const) : (answer as 'Yes' | 'No') }
    })
  const asked = argumentsOf(guide.sample(section, 'bash').code)
  const output = await createProject(folder, { args: [...asked, '--skip-cloud'], questions })
  const done = section.value('Your application was created!')
  if (!output.includes(done)) throw new Error(`The installer doesn’t print “${done}”:\n${output}`)
  const project = join(folder, section.value('trail-guide'))

  const scripted = join(folder, 'scripted')
  await mkdir(scripted)
  const options = [...argumentsOf(guide.sample(section, 'bash').code), '--no-install', '--no-git-init']
  await createProject(scripted, { args: options, questions: [] })
  const [answered, given] = [await filesOf(project), await filesOf(join(scripted, 'trail-guide'))]
  if (answered.join() !== given.join()) throw new Error(`The options make other files than the answers: ${given.join(', ')}.`)

  await checkScripts(guide, project)
  await linkPackages(project)
  return project
}

/** Arguments after `create-strapi-app@latest`. */
function argumentsOf(code: string): string[] {
  const [, args] = /^npx create-strapi-app@latest (.+)$/.exec(code.trim()) ?? []
  if (args === undefined) throw new Error(`“${code}” doesn’t run create-strapi-app.`)
  return args.split(' ')
}

/** Checks that `npm run develop` and `npm run deploy` exist and run the commands that the walkthrough starts. */
async function checkScripts(guide: Guide, project: string): Promise<void> {
  const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const { code } = guide.sample(guide.section('Register the first administrator'), 'bash')
  if (code !== 'cd trail-guide\nnpm run develop') throw new Error(`“${code}” isn’t what the walk starts.`)
  for (const name of ['develop', 'deploy']) {
    if (scripts[name] !== `strapi ${name}`) throw new Error(`“npm run ${name}” runs “${scripts[name]}”.`)
  }
}
