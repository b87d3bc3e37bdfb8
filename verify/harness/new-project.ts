import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { verifyFolder } from './paths.ts'

/** Creates a JavaScript project like the installer's, with additional files. Returns its folder. */
export async function newProject(files: Iterable<readonly [path: string, code: string]>): Promise<string> {
  const installer = dirname(createRequire(import.meta.url).resolve('create-strapi-app/package.json'))
  // Outside the repository, because Strapi searches parent folders for a tsconfig.json.
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(join(installer, 'templates/vanilla-js'), folder, { recursive: true })
  await symlink(join(verifyFolder, 'node_modules'), join(folder, 'node_modules'))
  // Strapi detects itself and plugins by the dependencies, which the installer would add.
  const dependencies = { '@strapi/strapi': '5', '@strapi/plugin-users-permissions': '5' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  for (const [path, code] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  return folder
}
