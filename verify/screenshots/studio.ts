import { copyFile, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Content, contentKey } from '../harness/content.ts'
import { verifyFolder } from '../harness/paths.ts'
import { Scratch } from '../harness/scratch.ts'
import { Admin, freePort } from './admin.ts'
import { AdminApi } from './admin-api.ts'
import { areas } from './areas.ts'

/** A running admin panel with the content for the screenshots. */
export interface Studio {
  address: string
  database: string
  /** Copy of the database in its initial state. */
  template: string
}

/** Starts the admin panel on a copy of the sample application, and runs the areas' seeds. */
export async function openStudio(): Promise<{ studio: Studio; close: () => Promise<void> }> {
  const content = new Content(await contentKey())
  const scratch = await Scratch.create(await content.database('default'))
  await scratch.write('src/admin/vite.config.js', await viteConfig(dirname(scratch.database)))
  // Disables the rate limit for logins, which never expires with a fixed clock.
  await scratch.write('config/env/development/admin.js', 'module.exports = { rateLimit: { enabled: false } }\n')
  let admin: Admin | undefined
  const close = async () => {
    admin?.stop()
    await scratch.remove()
  }
  try {
    admin = await Admin.start({
      ...scratchOf(scratch),
      preload: ['harness/stable.cjs', 'screenshots/clock.cjs'].map((file) => join(verifyFolder, file)),
    })
    const api = await AdminApi.logIn(admin.address)
    for (const area of areas) await area.seed?.(api)
    await scratch.keep()
    return { studio: { address: admin.address, database: scratch.database, template: scratch.template }, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Undoes a shot's changes to the database.
 * @returns whether there were any
 */
export async function tidy({ database, template }: Studio): Promise<boolean> {
  const [now, before] = await Promise.all([stat(database), stat(template)])
  if (now.mtimeMs <= before.mtimeMs || (await readFile(database)).equals(await readFile(template))) return false
  await copyFile(template, database)
  return true
}

/** Writes the location of a studio that stays open to a file. */
export async function announce(studio: Studio): Promise<string> {
  const file = join(dirname(studio.database), 'studio.json')
  await writeFile(file, JSON.stringify(studio))
  return file
}

/** Vite settings that allow several admin panels at the same time: a free port and a separate cache folder. */
async function viteConfig(folder: string): Promise<string> {
  const settings = { cacheDir: join(folder, 'vite'), hmr: { port: await freePort(), overlay: false } }
  return `const { cacheDir, hmr } = ${JSON.stringify(settings)}
module.exports = (config) => {
  // Strapi reads the object that it passed.
  config.server.hmr = hmr
  return { ...config, cacheDir }
}
`
}

function scratchOf({ app, database }: Scratch): { app: string; database: string } {
  return { app, database }
}
