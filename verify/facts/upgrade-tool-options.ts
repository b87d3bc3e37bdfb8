import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The options of the commands that upgrade. */
export default function options(): string[][] {
  const source = readFileSync(join(packageFolder('@strapi/upgrade'), 'dist/cli.js'), 'utf8')
  const [, chain] = /program\.command\(releaseType\)(.*?)\.action/s.exec(source) ?? []
  if (chain === undefined) throw new Error('The upgrade tool adds its commands in another way now.')
  const rows = [...chain.matchAll(/addOption\((\w+)\)/g)].map(([, name]) => {
    const [, flags, fallback] = new RegExp(`const ${name} = new [\\w.]*Option\\(\\s*"([^"]+)"[\\s\\S]*?\\)(\\.default\\(false\\))?;`).exec(
      source,
    )!
    return [flags!, fallback === undefined ? 'the current folder' : 'false']
  })
  return [['Option', 'Default'], ...rows]
}
