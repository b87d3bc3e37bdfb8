import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Milliseconds after which a program that was asked to stop is signaled again, and after which it is killed. */
const PATIENCE = 3000
const LAST_PATIENCE = 8000

/** Exit code that shells report for a program that Ctrl-C stopped. */
const INTERRUPTED = 130

/**
 * Runs a program in the project's folder and passes its output through. Ctrl-C stops the program and then this process, so
 * callers don't need to handle it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    let interrupted = false
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (interrupted) return
      interrupted = true
      // The terminal sends Ctrl-C to every program: a second signal would interrupt the child's cleanup.
      setTimeout(() => child.kill('SIGINT'), signal === 'SIGINT' ? PATIENCE : 0).unref()
      setTimeout(() => child.kill('SIGKILL'), LAST_PATIENCE).unref()
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    /** @param {() => void} finish */
    const settle = (finish) => {
      for (const signal of signals) process.off(signal, stop)
      if (interrupted) process.exit(INTERRUPTED)
      finish()
    }
    child.once('error', (error) => settle(() => reject(error)))
    child.once('exit', (code, signal) => {
      if (signal === 'SIGINT') interrupted = true
      settle(() => resolve(code ?? 1))
    })
  })
}

/**
 * Runs the command of an installed package, such as `tsc` of `typescript`.
 * @param {string} name
 * @param {string[]} args
 * @param {{ from?: string, env?: NodeJS.ProcessEnv, node?: string }} [options] `from`: the package, if its name differs from
 *   that of its command; `node`: path of another Node
 */
export function runTool(name, args, { from = name, env, node = process.execPath } = {}) {
  const folder = join(root, 'node_modules', from)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return run(node, [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args], env)
}

/**
 * Runs one of the site's own commands: `build`, `serve`, …
 * @param {string[]} args
 */
export function runSite(args) {
  return run(process.execPath, ['scripts/command.mjs', ...args])
}

/**
 * Runs a program in TypeScript, by its path from the project's folder.
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 */
export function runTypeScript(file, args, env) {
  return run(process.execPath, ['--import', './scripts/typescript.mjs', file, ...args], env)
}

/**
 * Runs the npm that runs this script, or the one on the path.
 * @param {string[]} args
 */
export function runNpm(args, env = {}) {
  return run(...npm(args), env)
}

/**
 * Like `runNpm`, but captures the error output.
 * @param {string[]} args
 * @returns {Promise<{ code: number, errors: string }>}
 */
export function askNpm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(...npm(args), { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errors += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, errors }))
  })
}

/**
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(args) {
  const program = process.env.npm_execpath
  if (program?.endsWith('npm-cli.js')) return [process.execPath, [program, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}
