import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { credentials } from '../harness/credentials.ts'
import type { Fence, SampleDocument } from '../harness/document.ts'
import { SAMPLE_HOST, verifyFolder } from '../harness/paths.ts'
import type { Frontend } from './frontend.ts'

/** The guides' placeholder for a token that Strapi shows once. */
const TOKEN_OF_READER = 'the-token-that-you-copied'

/** A sample that is a file of a project. */
export type FileFence = Fence & { title: string }

/** Folder of a frontend's packages and files. */
export function folderOf({ name }: Pick<Frontend, 'name'>): string {
  return join(verifyFolder, 'frontends', name)
}

/**
 * Projects of a guide. Files with the same path are alternatives, such as one with axios and one with fetch: the first ones form a project,
 * and so do the second ones. Other files are in every project.
 */
export function projectsOf(document: SampleDocument, frontend: Frontend): FileFence[][] {
  const files = document.fences.filter((fence): fence is FileFence => isPartOf(frontend, document, fence))
  const byPath = new Map<string, FileFence[]>()
  for (const file of files) byPath.set(file.title, [...(byPath.get(file.title) ?? []), file])
  const count = Math.max(0, ...[...byPath.values()].map((alternatives) => alternatives.length))
  return Array.from({ length: count }, (_, index) =>
    [...byPath.values()].map((alternatives) => alternatives[index] ?? alternatives.at(-1)!),
  )
}

/** Whether a fence is a file of a frontend's project. */
export function isPartOf({ route, only = /./ }: Frontend, document: SampleDocument, { title = '' }: Fence): boolean {
  return document.route === route && /\.\w+$/.test(title) && only.test(title)
}

/**
 * Writes a project: the files that readers already have, and those of the guide with the address of the Strapi at `host`.
 * @returns its folder
 */
export async function writeProject(frontend: Frontend, files: FileFence[], host: string): Promise<string> {
  const packages = folderOf(frontend)
  const folder = join(packages, '.work/project')
  await rm(folder, { recursive: true, force: true })
  const { token } = credentials['full-access'] as { token: string }
  const own = [
    { title: 'package.json', code: await readFile(join(packages, 'package.json'), 'utf8') },
    ...(await filesIn(join(packages, 'site'))),
  ]
  for (const { title, code } of [...own, ...files]) {
    const target = resolve(folder, title)
    if (!target.startsWith(folder + sep)) throw new Error(`“${title}” is outside the project.`)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, `${code.replaceAll(SAMPLE_HOST, host).replaceAll(TOKEN_OF_READER, token)}\n`)
  }
  return folder
}

async function filesIn(folder: string): Promise<Array<{ title: string; code: string }>> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(paths.map(async (path) => ({ title: relative(folder, path), code: await readFile(path, 'utf8') })))
}

/** Line in the document for a build's output: the line of the first file that it contains, or else the start of the sample. */
export function placeIn(output: string, files: FileFence[]): number {
  const named = files.flatMap((fence) => {
    const at = output.indexOf(fence.title)
    return at < 0 ? [] : [{ at, fence, rest: output.slice(at + fence.title.length) }]
  })
  const [first] = named.sort((one, other) => one.at - other.at)
  if (first === undefined) return files[0]!.first
  const [, line] = /^[^\d\n]{1,12}(\d+)/.exec(first.rest) ?? []
  return first.fence.first + Number(line ?? 0)
}
