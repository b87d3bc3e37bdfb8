import { copyFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as content from '../harness/content.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const verifyFolder = join(root, 'verify')
/** Files of the harness to copy, without packages and generated files. */
const COPIED = [
  'app',
  'facts',
  'fixtures',
  'frameworks',
  'frontends',
  'harness',
  'playground',
  'versions',
  'walks',
  'labels-allowed.tsv',
  'namesakes.tsv',
]
const LEFT = new Set(['node_modules', '.work', 'site', '.tmp'])
/** Folders outside of the harness that it imports. */
const LINKED = ['docs', 'playground', 'scripts', 'src', 'static']

/** Folder of a version's packages, results, and explanations in the repository; tests override it. */
export function folderOf(version: string): string {
  return join(process.env.VERIFY_VERSIONS ?? join(verifyFolder, 'versions'), version)
}

/**
 * Folder in which a version runs: a copy of the harness next to the version's packages, so all imports resolve to them. It can't be inside
 * `verify/`, where Node would also find the documented version's packages.
 */
export function runFolderOf(version: string): string {
  return join(root, '.cache', `verify-${version}`, 'verify')
}

/** Updates the copy. `app/` of the version's folder contains its changes to the sample application. */
export async function copyHarness(version: string): Promise<void> {
  const folder = runFolderOf(version)
  await mkdir(folder, { recursive: true })
  for (const name of COPIED) {
    await rm(join(folder, name), { recursive: true, force: true })
    const source = join(verifyFolder, name)
    if (existsSync(source)) await cp(source, join(folder, name), { recursive: true, filter: (path) => !LEFT.has(basename(path)) })
  }
  const own = join(folderOf(version), 'app')
  if (existsSync(own)) await cp(own, join(folder, 'app'), { recursive: true })
  await nameVersions(join(folder, 'app/package.json'), join(folder, 'package.json'))
  for (const name of LINKED) {
    const link = join(folder, '..', name)
    await rm(link, { force: true })
    await symlink(relative(join(folder, '..'), join(root, name)), link)
  }
}

/** Saves the package files of a version after a successful run, so a failed one leaves nothing in the repository. */
export async function keepPackages(version: string): Promise<void> {
  await mkdir(folderOf(version), { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(runFolderOf(version), file), join(folderOf(version), file))
}

/** Seeded database of a version. */
export async function databaseOf(version: string): Promise<string> {
  // Each version's harness computes its own content key.
  const { Content, contentKey } = (await import(pathToFileURL(join(runFolderOf(version), 'harness/content.ts')).href)) as typeof content
  return new Content(await contentKey()).database('default')
}

type Manifest = Record<string, unknown> & { dependencies: Record<string, string> }

/** Sets the versions in the application's package.json. */
async function nameVersions(application: string, packages: string): Promise<void> {
  const [app, { dependencies }] = (await Promise.all(
    [application, packages].map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Manifest),
  )) as [Manifest, Manifest]
  const named = Object.keys(app.dependencies).map((name) => [name, dependencies[name] ?? app.dependencies[name]!])
  await writeFile(application, `${JSON.stringify({ ...app, dependencies: Object.fromEntries(named) as object }, undefined, 2)}\n`)
}
