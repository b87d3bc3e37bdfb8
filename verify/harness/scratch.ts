import { cp, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { appFolder, verifyFolder } from './paths.ts'

const UPLOADS = 'public/uploads'

/** A copy of the sample application that a document's files are put into. */
export class Scratch {
  /** Folders to remove should the process be interrupted. */
  static readonly #folders = new Set<string>()

  private constructor(
    readonly app: string,
    readonly database: string,
    /** The content as it is when this application has started on it. */
    readonly template: string,
  ) {}

  /** @param content database to start on; without it, an empty one */
  static async create(content?: string): Promise<Scratch> {
    // Not inside the project: Strapi's commands look upward for a tsconfig.json.
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

  /** Where the application keeps uploaded files. */
  get uploads(): string {
    return join(this.app, UPLOADS)
  }

  /** Writes a file of a document. TypeScript becomes JavaScript: the application has no compile step. */
  async write(path: string, code: string): Promise<void> {
    const target = resolve(this.app, path.replace(/^\.?\//, ''))
    if (!target.startsWith(this.app + sep)) throw new Error(`“${path}” is outside the application.`)
    await mkdir(dirname(target), { recursive: true })
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return writeFile(target, code)
    await writeFile(target.replace(/\.tsx?$/, '.js'), transpile(code))
  }

  /** Keeps the content as it is now, for `template`. */
  async keep(): Promise<void> {
    await copyFile(this.database, this.template)
  }

  /** Removes the copy with its databases. */
  async remove(): Promise<void> {
    // A command that was ended because it took too long may still be writing.
    await rm(dirname(this.app), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    Scratch.#folders.delete(dirname(this.app))
  }

  /** Removes every copy at once, for a process that has to end. */
  static removeAll(): void {
    for (const folder of Scratch.#folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** The uploaded files that belong to a database of `Content`. */
export function uploadsOf(database: string): string {
  return join(dirname(database), 'uploads')
}

/** The part of Strapi's TypeScript that is used; the project's own is another version, without it. */
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
