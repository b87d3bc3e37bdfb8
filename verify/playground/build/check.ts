import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Built } from '../../../playground/built.ts'
import { compressAtBest, SUFFIXES } from '../../../src/serve/compress.ts'
import { verifyFolder } from '../../harness/paths.ts'
import { isDocumented } from '../documented.ts'
import { describeParts, makeParts, type Parts } from './parts.ts'
import { sqliteKey } from './sqlite.ts'

type Described = Built & { sqlite?: string }

const root = join(verifyFolder, '..')
const builtFile = join(root, 'playground/built.json')
const staticFolder = join(root, 'static')

/**
 * Builds the playground and compares it with the files in the repository.
 * @param options.update writes files that differ instead of reporting them
 * @returns sentences about files that are outdated
 */
export async function checkPlayground({ update }: { update: boolean }): Promise<string[]> {
  try {
    const all = await readBuilt()
    const { parts, built } = await make(all[0])
    const before = all.find(({ version }) => version === built.version)
    const stale = built.files.filter(
      ({ path, hash }) =>
        before?.files.every((each) => each.hash !== hash) ||
        [path, path + SUFFIXES.br].some((file) => !existsSync(join(staticFolder, file))),
    )
    if (stale.length === 0 && JSON.stringify(before) === JSON.stringify(built)) return []
    if (!update) {
      const names = stale.map(({ part }) => part).join(', ') || 'its description'
      const command = isDocumented ? 'npm run playground' : `npm run playground -- --strapi ${built.version}`
      return [`The playground of Strapi ${built.version} (${names}) is out of date; ${command} rebuilds it.`]
    }
    await rm(join(staticFolder, 'assets/playground', built.version), { recursive: true, force: true })
    for (const { part, path } of built.files) {
      await mkdir(dirname(join(staticFolder, path)), { recursive: true })
      await writeFile(join(staticFolder, path), parts[part]!)
      // Takes too long for a server to do on demand.
      await writeFile(join(staticFolder, path + SUFFIXES.br), await compressAtBest(parts[part]!))
    }
    await writeFile(builtFile, `${JSON.stringify(withBuilt(all, built), undefined, 2)}\n`)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

async function make(documented: Described | undefined): Promise<{ parts: Parts; built: Described }> {
  if (!isDocumented) {
    const sqlite = documented && (await sqliteOf(documented))
    if (!sqlite) throw new Error('The playground of the documented version comes first: npm run playground')
    const parts = await makeParts(sqlite)
    return { parts, built: withSqliteOf(documented, await describeParts(parts)) }
  }
  const sources = await sqliteKey()
  const parts = await makeParts(documented?.sqlite === sources ? await sqliteOf(documented) : undefined)
  return { parts, built: { ...(await describeParts(parts)), sqlite: sources } }
}

/** Inserts or replaces a version in the list: the documented version is first, then the newest. */
function withBuilt(all: Described[], built: Described): Described[] {
  if (isDocumented) return [built, ...all.slice(1).map((other) => withSqliteOf(built, other))]
  const others = [built, ...all.slice(1).filter(({ version }) => version !== built.version)]
  return [all[0]!, ...others.toSorted((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))]
}

/** Makes all versions use the same SQLite, so browsers load it once. */
function withSqliteOf({ files }: Described, other: Described): Described {
  const shared = files.find(({ part }) => part === 'sqlite')!
  return { ...other, files: other.files.map((file) => (file.part === 'sqlite' ? shared : file)) }
}

async function readBuilt(): Promise<Described[]> {
  return existsSync(builtFile) ? (JSON.parse(await readFile(builtFile, 'utf8')) as Described[]) : []
}

async function sqliteOf({ files }: Described): Promise<Buffer | undefined> {
  const path = files.find(({ part }) => part === 'sqlite')?.path
  return path !== undefined && existsSync(join(staticFolder, path)) ? readFile(join(staticFolder, path)) : undefined
}
