import { strapiCommands } from './strapi-cli.ts'

/** Every command with its other name. */
export default async function rows(): Promise<string[][]> {
  const commands = await strapiCommands()
  return [['Command', 'Alias'], ...commands.map((command) => [command.name(), command.alias() ?? ''])]
}
