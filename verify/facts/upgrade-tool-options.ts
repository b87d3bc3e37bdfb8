import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The options of the commands that upgrade. */
export default function options(): string[][] {
  const source = readFileSync(join(dirname(require.resolve('@strapi/upgrade/package.json')), 'dist/cli.js'), 'utf8')
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
