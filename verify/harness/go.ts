import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workFolder } from './paths.ts'
import { runProgram, type Program } from './program.ts'

/** What samples import, as far as compiling it takes time. */
const COMMON_PACKAGES = ['net/http', 'encoding/json']

/** The version whose language the guide asks for. */
const MODULE = 'module example.com/port-alder\n\ngo 1.18\n'

/** Go keeps what it has compiled; it asks nobody for packages, nor for another version of itself. */
const env = { GOCACHE: join(workFolder, 'go'), GOPROXY: 'off', GOTOOLCHAIN: 'local', GOENV: 'off', GOFLAGS: '' }

/** Compiles the part of the standard library that samples share: half a minute the first time, where Go comes without it. */
export async function prepareGo(): Promise<void> {
  // A Go that is missing or broken is told where a sample needs it.
  await runProgram({ command: 'go', args: ['build', ...COMMON_PACKAGES], env, limit: 300_000 }).catch(() => undefined)
}

/**
 * Compiles and runs a program of one file that has only the standard library.
 * @returns what it printed
 */
export async function runGo(code: string, settings: Required<Pick<Program, 'env' | 'limit'>>): Promise<string> {
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, 'go-'))
  try {
    await writeFile(join(folder, 'go.mod'), MODULE)
    await writeFile(join(folder, 'main.go'), code)
    // Not `go run`: ended, it would leave the program running.
    const build = await runProgram({ command: 'go', args: ['build', '-o', 'program', '.'], cwd: folder, env, limit: settings.limit })
    if (build.status !== 0) throw new Error(`The program doesn’t compile:\n${build.output}`)
    const { status, output } = await runProgram({ command: join(folder, 'program'), args: [], cwd: folder, ...settings })
    if (status !== 0) throw new Error(`The program exited with code ${status}:\n${output.replaceAll(`${folder}/`, '')}`)
    return output
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
