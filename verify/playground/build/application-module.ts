import { readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { appFolder } from '../../harness/paths.ts'

const PARTS = ['routes', 'controllers', 'services', 'middlewares', 'policies'] as const

/** Source of a module that exports the sample application's files in the structure of Strapi's loader. */
export async function applicationModule(): Promise<string> {
  const apis = await Promise.all((await names('src/api')).map(async (name) => [name, await apiOf(name)] as const))
  const plugins = (await names('src/plugins')).map((name) => [name, required(`src/plugins/${name}/server/index.js`)] as const)
  return [
    `exports.apis = ${object(apis)}`,
    `exports.plugins = ${object(plugins)}`,
    `exports.policies = ${await filesOf('src/policies')}`,
    `exports.middlewares = ${await filesOf('src/middlewares')}`,
    `exports.lifecycles = ${object(await lifecycles())}`,
    `exports.register = ${required('src/index.js')}.register`,
  ].join('\n')
}

async function apiOf(name: string): Promise<string> {
  return object(await Promise.all(PARTS.map(async (part) => [part, await filesOf(`src/api/${name}/${part}`)] as const)))
}

/** The application's lifecycle hooks by content type UID. */
async function lifecycles(): Promise<Array<readonly [string, string]>> {
  const types = await Promise.all(
    (await names('src/api')).map(async (api) => (await names(`src/api/${api}/content-types`)).map((type) => [api, type] as const)),
  )
  return types
    .flat()
    .map(([api, type]) => [`api::${api}.${type}`, `src/api/${api}/content-types/${type}/lifecycles.js`] as const)
    .filter(([, file]) => existsSync(join(appFolder, file)))
    .map(([uid, file]) => [uid, required(file)] as const)
}

async function filesOf(folder: string): Promise<string> {
  const files = (await names(folder)).filter((name) => name.endsWith('.js'))
  return object(files.map((file) => [basename(file, '.js'), required(`${folder}/${file}`)] as const))
}

async function names(folder: string): Promise<string[]> {
  const path = join(appFolder, folder)
  return existsSync(path) ? (await readdir(path)).toSorted() : []
}

function object(entries: Array<readonly [string, string]>): string {
  return `{ ${entries.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')} }`
}

function required(file: string): string {
  return `require(${JSON.stringify(join(appFolder, file))})`
}
