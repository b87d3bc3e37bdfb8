import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The codemods that come with the upgrade tool. */
export default function codemods(): string[][] {
  const folder = join(dirname(require.resolve('@strapi/upgrade/package.json')), 'resources/codemods')
  const uids = readdirSync(folder).flatMap((version) =>
    readdirSync(join(folder, version))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${version}-${file.replace(/\.ts$/, '').replaceAll('.', '-')}`),
  )
  return [['UID'], ...uids.map((uid) => [uid])]
}
