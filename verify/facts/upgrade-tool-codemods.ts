import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The codemods that come with the upgrade tool. */
export default function codemods(): string[][] {
  const folder = join(packageFolder('@strapi/upgrade'), 'resources/codemods')
  const uids = readdirSync(folder).flatMap((version) =>
    readdirSync(join(folder, version))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${version}-${file.replace(/\.ts$/, '').replaceAll('.', '-')}`),
  )
  return [['UID'], ...uids.map((uid) => [uid])]
}
