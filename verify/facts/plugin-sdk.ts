import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The options of a command of the Plugin SDK, with their types and defaults. */
export function optionsOf(command: string): string[][] {
  const source = readFileSync(join(packageFolder('@strapi/sdk-plugin'), 'dist/cli.js'), 'utf8')
  const [, chain] = new RegExp(`(?:createC|\\.c)ommand\\("${command}"\\)(.*?)\\.action\\(`, 's').exec(source) ?? []
  if (chain === undefined) throw new Error(`The Plugin SDK has no command "${command}" any more.`)
  const options = chain.matchAll(/\.option\("([^"]+)", "[^"]*"(?:, (\w+))?\)/g)
  return [
    ['Option', 'Type', 'Default'],
    ...[...options].map(([, flags, fallback]) => [flags!, flags!.includes('<') ? 'string' : '–', fallback ?? '–']),
  ]
}
