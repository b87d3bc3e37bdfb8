import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { verifyFolder } from './paths.ts'
import { runProgram } from './program.ts'
import type { Scratch } from './scratch.ts'

/** Shell functions that run the installed command for `npx strapi`, `yarn strapi`, and `npm run strapi --`. */
const PACKAGE_MANAGERS = `
npx() { "$@"; }
yarn() { "$@"; }
npm() { [ "$1" = run ] && shift; local name="$1"; shift; [ "$1" = -- ] && shift; "$name" "$@"; }
`

/**
 * Runs a command-line sample in a copy of the sample application.
 * @returns its output, without colors and without the copy's path
 */
export async function runCommand(code: string, scratch: Scratch): Promise<string> {
  const PATH = [join(verifyFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, output } = await runProgram({
    command: 'bash',
    args: ['-eo', 'pipefail'],
    input: `${PACKAGE_MANAGERS}${code}\n`,
    cwd: scratch.app,
    env: { PATH, STRAPI_TELEMETRY_DISABLED: 'true', DATABASE_FILENAME: scratch.database },
  })
  const text = stripVTControlCharacters(output).replaceAll(scratch.app, '/srv/port-alder-guide')
  if (status !== 0) throw new Error(`The command ended with ${status}:\n${text}`)
  return text
}
