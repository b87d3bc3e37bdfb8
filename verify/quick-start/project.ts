import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { verifyFolder } from '../harness/paths.ts'

const installer = join(verifyFolder, 'node_modules/create-strapi-app/bin/index.js')
/** Disables the installer's telemetry, which is off in tests. */
const QUIET = { NODE_ENV: 'test', NO_COLOR: '1' }
const LIMIT = 240_000

interface Question {
  text: string
  answer: 'Yes' | 'No'
}

/**
 * Runs `create-strapi-app` in a folder and answers its questions in order.
 * @param args arguments of `create-strapi-app`
 * @returns its output
 */
export function createProject(folder: string, { args, questions }: { args: string[]; questions: Question[] }): Promise<string> {
  const open = [...questions]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [installer, ...args], { cwd: folder, timeout: LIMIT, env: { ...process.env, ...QUIET } })
    let output = ''
    let answered = 0
    const hear = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      const [next] = open
      const at = next === undefined ? -1 : output.indexOf(`? ${next.text}`, answered)
      if (next === undefined || at < 0) return
      answered = at + next.text.length
      open.shift()
      child.stdin.write(`${next.answer.charAt(0).toLowerCase()}\n`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => {
      if (open.length > 0) reject(new Error(`The installer doesn’t ask “${open[0]!.text}”. It says:\n${output}`))
      else if (code === 0) resolve(output)
      else reject(new Error(`The installer ended with ${code}:\n${output}`))
    })
  })
}

/** Sorted file names of a project, without packages. */
export async function filesOf(project: string): Promise<string[]> {
  const entries = await readdir(project, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
  return files.filter((file) => !file.startsWith('node_modules') && !file.startsWith('.git/')).toSorted()
}

/** Links this folder's packages instead of downloading them. */
export async function linkPackages(project: string): Promise<void> {
  const packages = join(verifyFolder, 'node_modules')
  const manifest = join(project, 'package.json')
  const { dependencies, ...rest } = JSON.parse(await readFile(manifest, 'utf8')) as { dependencies: Record<string, string> }
  // Strapi requires all dependencies to exist. The Cloud plugin, which isn't installed here, would add a banner to the home page.
  const present = Object.entries(dependencies).filter(([name]) => existsSync(join(packages, name)))
  await writeFile(manifest, JSON.stringify({ ...rest, dependencies: Object.fromEntries(present) }, undefined, 2))
  await rm(join(project, 'node_modules'), { recursive: true, force: true })
  await mkdir(project, { recursive: true })
  await symlink(packages, join(project, 'node_modules'))
}
