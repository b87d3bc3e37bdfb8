import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudCommands } from './cloud-cli.ts'

/** Where the Strapi Cloud CLI keeps a login on Linux, in a file that other users can read. */
export default async function configFile(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'cloud-cli-'))
  const { HOME, XDG_CONFIG_HOME } = process.env
  const umask = process.umask(0o022)
  try {
    process.env.HOME = home
    delete process.env.XDG_CONFIG_HOME
    await cloudCommands()
    const [path] = (await readdir(home, { recursive: true })).filter((name) => name.endsWith('.json'))
    if (path === undefined) throw new Error('The CLI wrote no configuration.')
    const { mode } = await stat(join(home, path))
    if ((mode & 0o044) === 0) throw new Error(`Only its owner can read ${path} now.`)
    return `~/${path}`
  } finally {
    process.umask(umask)
    process.env.HOME = HOME
    if (XDG_CONFIG_HOME !== undefined) process.env.XDG_CONFIG_HOME = XDG_CONFIG_HOME
    await rm(home, { recursive: true })
  }
}
