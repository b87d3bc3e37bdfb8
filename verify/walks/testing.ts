import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../frontends/program.ts'
import { newProject } from '../harness/new-project.ts'
import { fileOf, pageOf, walksFolder } from './walk.ts'

/** Runs the tests with Jest and Supertest, including the helper, configuration, and endpoint from earlier sections. */
export default async function testing(): Promise<void> {
  const page = await pageOf('testing')
  const paths = page.fences.flatMap(({ title, language, mark }) =>
    title && language === 'js' && mark && mark.kind !== 'no' ? [title] : [],
  )
  const files = [...new Set(paths)].map((path) => [path, fileOf(page, path)] as const)
  const folder = await newProject(files)
  try {
    const manifest = join(folder, 'package.json')
    const merged = { ...JSON.parse(await readFile(manifest, 'utf8')), ...JSON.parse(fileOf(page, 'package.json')) } as {
      scripts: { test: string }
    }
    await writeFile(manifest, JSON.stringify(merged))
    // Jest only sets NODE_ENV if it isn't set yet.
    const env = { NODE_PATH: join(walksFolder, 'node_modules'), STRAPI_TELEMETRY_DISABLED: 'true' }
    await runToEnd(`unset NODE_ENV; ${merged.scripts.test}`, { packages: walksFolder, folder, env })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
