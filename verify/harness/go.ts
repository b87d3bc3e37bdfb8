import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workFolder } from './paths.ts'
import { runProgram, type Program } from './program.ts'

/** Standard packages that samples use and that take long to compile. */
const COMMON_PACKAGES = ['net/http', 'encoding/json']

/** The minimum Go version of the guide. */
const MODULE = 'module example.com/port-alder\n\ngo 1.18\n'

/** Caches builds, and disables downloads of packages and toolchains. */
const env = { GOCACHE: join(workFolder, 'go'), GOPROXY: 'off', GOTOOLCHAIN: 'local', GOENV: 'off', GOFLAGS: '' }

/** Compiles the standard packages that samples use: half a minute the first time, for Go installations without precompiled packages. */
export async function prepareGo(): Promise<void> {
  // A missing or broken Go installation is reported by the sample that needs it.
  await runProgram({ command: 'go', args: ['build', ...COMMON_PACKAGES], env, limit: 300_000 }).catch(() => undefined)
}

/**
 * Compiles and runs a single-file program that uses only the standard library.
 * @returns its output
 */
export async function runGo(code: string, settings: Required<Pick<Program, 'env' | 'limit'>>): Promise<string> {
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, 'go-'))
  try {
    await writeFile(join(folder, 'go.mod'), MODULE)
    await writeFile(join(folder, 'main.go'), code)
    // Killing `go run` would leave the program running.
    const build = await runProgram({ command: 'go', args: ['build', '-o', 'program', '.'], cwd: folder, env, limit: settings.limit })
    if (build.status !== 0) throw new Error(`The program doesn’t compile:\n${build.output}`)
    const { status, output } = await runProgram({ command: join(folder, 'program'), args: [], cwd: folder, ...settings })
    if (status !== 0) throw new Error(`The program exited with code ${status}:\n${output.replaceAll(`${folder}/`, '')}`)
    return output
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
