import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** The options that `create-strapi-app --help` lists. */
export default async function rows(): Promise<string[][]> {
  const installer = createRequire(import.meta.url).resolve('create-strapi-app/bin/index.js')
  const { stdout } = await promisify(execFile)(process.execPath, [installer, '--help'])
  const options = [...stdout.matchAll(/^ {2}(-.*?)(?: {2,}.*)?$/gm)].map(([, flags]) => flags!)
  return [['Option'], ...options.map((flags) => [flags])]
}
