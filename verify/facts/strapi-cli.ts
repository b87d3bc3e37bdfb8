import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The part of commander that this asks. */
interface Command {
  name(): string
  alias(): string | undefined
  commands: Command[]
  options: Array<{ flags: string; hidden: boolean; negate: boolean; defaultValue?: boolean | string }>
}

/** The commands of `strapi`, as `strapi --help` lists them. */
export async function strapiCommands(): Promise<Command[]> {
  const require = createRequire(import.meta.url)
  const cli = join(packageFolder('@strapi/strapi'), 'dist/cli/index.js')
  const { createCLI } = require(cli) as { createCLI(argv: string[]): Promise<Command> }
  const program = await createCLI(['node', 'strapi'])
  // Commands of older versions only say what to use instead, and aren't listed.
  return program.commands.filter((command) => !command.name().startsWith('plugin:'))
}

/** The options of one command, without `--help`. */
export async function optionsOf(name: string): Promise<string[][]> {
  return [['Option'], ...(await shownOptions(name)).map(({ flags }) => [flags])]
}

/** The options of one command with their defaults. */
export async function optionsWithDefaults(name: string): Promise<string[][]> {
  const rows = (await shownOptions(name)).map(({ flags, negate, defaultValue }) => [
    flags,
    negate ? '' : typeof defaultValue === 'string' ? defaultValue : defaultValue ? 'on' : 'off',
  ])
  return [['Option', 'Default'], ...rows]
}

async function shownOptions(name: string): Promise<Command['options']> {
  const command = (await strapiCommands()).find((candidate) => candidate.name() === name)
  if (!command) throw new Error(`There is no command "${name}".`)
  return command.options.filter(({ hidden }) => !hidden)
}
