import { createHash } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { appFolder, verifyFolder, workFolder } from './paths.ts'
import { Scratch, uploadsOf } from './scratch.ts'
import { StrapiProcess } from './strapi-process.ts'

/** Databases that samples start from, seeded by the sample application. */
export class Content {
  readonly #folder: string
  readonly #making = new Map<string, Promise<string>>()

  /** @param key hash of all inputs */
  constructor(readonly key: string) {
    this.#folder = join(workFolder, 'content', key)
  }

  /** Returns the path of a fixture's database, creating it on first use. */
  database(fixture: string): Promise<string> {
    let made = this.#making.get(fixture)
    if (!made) this.#making.set(fixture, (made = this.#make(fixture)))
    return made
  }

  async #make(fixture: string): Promise<string> {
    const file = join(this.#folder, `${fixture}.db`)
    if (existsSync(file)) return file
    const module = join(verifyFolder, 'fixtures', `${fixture}.js`)
    if (fixture !== 'default' && !existsSync(module)) throw new Error(`There is no fixture "${fixture}" (verify/fixtures/${fixture}.js).`)
    // The application seeds an empty database on startup; other fixtures modify the seeded one.
    const scratch = await Scratch.create(fixture === 'default' ? undefined : await this.database('default'))
    try {
      const strapi = await StrapiProcess.start(scratch)
      if (fixture !== 'default') await strapi.perform({ do: 'fixture', module: pathToFileURL(module).href })
      await strapi.stop()
      await mkdir(this.#folder, { recursive: true })
      const unfinished = `${file}.${process.pid}`
      if (fixture === 'default') await cp(scratch.uploads, uploadsOf(file), { recursive: true })
      await copyFile(scratch.database, unfinished)
      await rename(unfinished, file)
    } finally {
      await scratch.remove()
    }
    return file
  }
}

const GENERATED = new Set(['.tmp', 'node_modules', 'dist', 'build', '.strapi', '.cache', 'uploads', 'generated'])

/** Returns a hash of all inputs of the content: the sample application, its packages, its fixtures, and the code that creates it. */
export async function contentKey(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'harness/stable.cjs', 'harness/loopback.cjs', 'harness/content.ts'])
    hash.update(await readFile(join(verifyFolder, name)))
  for (const folder of [appFolder, join(verifyFolder, 'fixtures')]) {
    for (const file of await filesBelow(folder)) hash.update(file.slice(folder.length)).update(await readFile(file))
  }
  return hash.digest('base64url').slice(0, 16)
}

/** Returns the files of a folder, sorted, without generated ones. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries
    .filter(({ name }) => !name.startsWith('.') && !GENERATED.has(name))
    .map(async (entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
  return (await Promise.all(nested)).flat().toSorted()
}

/** Removes content that is older than a week, except that of the given key. */
export async function removeOldContent(keep: string): Promise<void> {
  const folder = join(workFolder, 'content')
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const age = Date.now() - (await stat(join(folder, name))).mtimeMs
    if (name !== keep && age > 7 * 24 * 3600 * 1000) await rm(join(folder, name), { recursive: true, force: true })
  }
}
