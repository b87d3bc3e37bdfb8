import { createRequire } from 'node:module'

/** The part of commander that this asks. */
export interface Command {
  name(): string
  alias(): string | undefined
  commands: Command[]
  options: Array<{ flags: string; defaultValue?: boolean }>
  helpInformation(): string
}

interface CloudCli {
  buildStrapiCloudCommands(options: { command: Command; ctx: object; argv: string[] }): Promise<void>
}

/** The commands of the Strapi Cloud CLI that have a short name. */
export async function cloudCommands(): Promise<Command[]> {
  const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'))
  const { buildStrapiCloudCommands } = strapi('@strapi/cloud-cli') as CloudCli
  const { Command } = strapi('commander') as { Command: new () => Command }
  const root = new Command()
  await buildStrapiCloudCommands({ command: root, ctx: {}, argv: [] })
  return root.commands.filter((command) => command.alias() !== undefined)
}
