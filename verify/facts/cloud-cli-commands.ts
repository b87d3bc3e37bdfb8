import { cloudCommands } from './cloud-cli.ts'

/** Short and full name of each command. */
export default async function rows(): Promise<string[][]> {
  const commands = await cloudCommands()
  return [['Command', 'Full name'], ...commands.map((command) => [command.alias()!, command.name()])]
}
