import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How long a program that was asked to stop may take, in milliseconds, before it is asked again, and before it is ended. */
const PATIENCE = 3000
const LAST_PATIENCE = 8000

/** What a shell reports for a program that Ctrl-C ended. */
const INTERRUPTED = 130

/**
 * Runs a program in the project's folder, its output going where ours goes. Ctrl-C ends the program and then this process,
 * so whoever awaits it needn't think of that.
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
      // Ctrl-C goes to every program of the terminal: telling the child again would cut short how it cleans up.
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
 * @param {{ from?: string, env?: NodeJS.ProcessEnv, node?: string }} [options] `from`: the package, when it isn't called like its
 *   command; `node`: another Node than the one that runs this
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
 * The same, for what it prints to its error output.
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
