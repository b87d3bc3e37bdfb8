import { cp, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { appFolder, verifyFolder } from './paths.ts'

const UPLOADS = 'public/uploads'

/** A copy of the sample application to which a document's files are added. */
export class Scratch {
  /** Folders to remove if the process is interrupted. */
  static readonly #folders = new Set<string>()

  private constructor(
    readonly app: string,
    readonly database: string,
    /** Content after this application's first start. */
    readonly template: string,
  ) {}

  /** @param content initial database; empty by default */
  static async create(content?: string): Promise<Scratch> {
    // Outside the project, because Strapi's commands search parent folders for a tsconfig.json.
    const folder = await mkdtemp(join(tmpdir(), 'port-alder-'))
    Scratch.#folders.add(folder)
    const app = join(folder, 'app')
    await cp(appFolder, app, {
      recursive: true,
      filter: (path) => !['node_modules', '.tmp', 'uploads', 'generated', '.strapi', 'build', 'dist'].includes(basename(path)),
    })
    const uploads = join(app, UPLOADS)
    await mkdir(uploads, { recursive: true })
    await symlink(join(verifyFolder, 'node_modules'), join(app, 'node_modules'))
    const database = join(folder, 'data.db')
    if (content !== undefined) {
      await copyFile(content, database)
      await cp(uploadsOf(content), uploads, { recursive: true })
    }
    return new Scratch(app, database, join(folder, 'template.db'))
  }

  /** Folder of uploaded files. */
  get uploads(): string {
    return join(this.app, UPLOADS)
  }

  /** Writes a document's file. Compiles TypeScript, since the application doesn't have a build step. */
  async write(path: string, code: string): Promise<void> {
    const target = resolve(this.app, path.replace(/^\.?\//, ''))
    if (!target.startsWith(this.app + sep)) throw new Error(`“${path}” is outside the application.`)
    await mkdir(dirname(target), { recursive: true })
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return writeFile(target, code)
    await writeFile(target.replace(/\.tsx?$/, '.js'), transpile(code))
  }

  /** Saves the current content as `template`. */
  async keep(): Promise<void> {
    await copyFile(this.database, this.template)
  }

  /** Removes the copy and its databases. */
  async remove(): Promise<void> {
    // A command that timed out may still be writing.
    await rm(dirname(this.app), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    Scratch.#folders.delete(dirname(this.app))
  }

  /** Removes all copies synchronously, before the process exits. */
  static removeAll(): void {
    for (const folder of Scratch.#folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the folder of uploads that belongs to a database of `Content`. */
export function uploadsOf(database: string): string {
  return join(dirname(database), 'uploads')
}

/** The part of Strapi's TypeScript API that is used here, which the project's own version doesn't have. */
interface Compiler {
  ModuleKind: { CommonJS: number }
  ScriptTarget: { ES2022: number }
  transpileModule(code: string, options: { compilerOptions: object }): { outputText: string }
}

function transpile(code: string): string {
  const typescript = createRequire(join(verifyFolder, 'package.json'))('typescript') as Compiler
  const { ModuleKind, ScriptTarget } = typescript
  const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true }
  return typescript.transpileModule(code, { compilerOptions }).outputText
}
