import { cloudCommands, type Command } from './cloud-cli.ts'

/** The options that `--help` lists, which are the same for every command. */
export default async function rows(): Promise<string[][]> {
  const lists = (await cloudCommands()).map((command) =>
    [...command.helpInformation().matchAll(/^ +(-\w, --\w+)/gm)].map(([, flags]) => [flags!, defaultOf(command, flags!)]),
  )
  const [options = [], ...others] = lists
  if (others.some((other) => other.join() !== options.join())) throw new Error('The commands have different options.')
  return [['Option', 'Default'], ...options]
}

function defaultOf({ options }: Command, flags: string): string {
  const option = options.find((candidate) => candidate.flags === flags)
  return option ? (option.defaultValue ? 'on' : 'off') : '–'
}
