import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clientSettings } from './client.ts'
import { SAMPLE_HOST, verifyFolder, workFolder } from './paths.ts'
import { runProgram } from './program.ts'

/** Has a framework's stand-in call a module that talks to an application at `host`. */
export async function runInFramework(
  { language, code, framework }: { language: string; code: string; framework: string },
  host: string,
): Promise<void> {
  const caller = join(verifyFolder, 'frameworks', `${framework}.mjs`)
  if (!existsSync(caller)) throw new Error(`There is no framework "${framework}" (verify/frameworks/${framework}.mjs).`)
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, 'module-'))
  try {
    const isTypeScript = language === 'ts'
    const file = join(folder, isTypeScript ? 'sample.mts' : /^(?:import|export) /m.test(code) ? 'sample.mjs' : 'sample.cjs')
    await writeFile(file, code.replaceAll(SAMPLE_HOST, host))
    const [callerUrl, fileUrl] = [caller, file].map((path) => JSON.stringify(pathToFileURL(path).href))
    const { env, limit } = clientSettings()
    const { status, output } = await runProgram({
      command: process.execPath,
      args: [...(isTypeScript ? ['--import', 'tsx'] : []), '--input-type=module', '-'],
      input: `import call from ${callerUrl}\nawait call(await import(${fileUrl}))`,
      env: { ...env, STRAPI_URL: `http://${host}` },
      limit,
    })
    if (status !== 0) throw new Error(`The module ended with ${status}:\n${output}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
