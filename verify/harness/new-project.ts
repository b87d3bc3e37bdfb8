import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { verifyFolder } from './paths.ts'

/** A new JavaScript project as the installer makes it, with more files. */
export async function newProject(files: Iterable<readonly [path: string, code: string]>): Promise<string> {
  const installer = dirname(createRequire(import.meta.url).resolve('create-strapi-app/package.json'))
  // Not inside the repository: Strapi looks upward for a tsconfig.json.
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(join(installer, 'templates/vanilla-js'), folder, { recursive: true })
  await symlink(join(verifyFolder, 'node_modules'), join(folder, 'node_modules'))
  // Strapi looks for itself and for plugins among the dependencies, which the installer would write.
  const dependencies = { '@strapi/strapi': '5', '@strapi/plugin-users-permissions': '5' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  for (const [path, code] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  return folder
}
