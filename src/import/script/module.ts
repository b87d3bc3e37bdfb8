import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { parse as parseYaml } from 'yaml'
import { evaluate, type Place } from './evaluate.ts'
import { record, Unknown } from './unknown.ts'

const MAX_MODULES = 50

/**
 * Reads a module's exports without running it.
 * @returns values by name, the default export as `default`; `Unknown` for values that would require running it
 */
export function readModule(file: string, seen: ReadonlySet<string> = new Set()): Record<string, unknown> {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return { default: JSON.parse(source) as unknown }
  if (/\.ya?ml$/.test(file)) return { default: parseYaml(source) as unknown }
  const { program, errors } = parseSync(file.replace(/\.[cm]?([jt])sx?$/, '.$1sx'), source)
  if (errors.length > 0) return { default: new Unknown(source) }
  return new Module(file, source, new Set([...seen, file])).read(program)
}

class Module {
  readonly #file: string
  readonly #seen: ReadonlySet<string>
  readonly #scope = new Map<string, () => unknown>()
  readonly #place: Place

  constructor(file: string, source: string, seen: ReadonlySet<string>) {
    this.#file = file
    this.#seen = seen
    this.#place = { source, scope: this.#scope, call: (name, args) => this.#call(name, args) }
    this.#scope.set('__dirname', () => dirname(file))
    this.#scope.set('__filename', () => file)
  }

  read(program: ESTree.Program): Record<string, unknown> {
    const exports: Record<string, unknown> = {}
    for (const statement of program.body) this.#declare(statement)
    for (const statement of program.body) Object.assign(exports, this.#exported(statement))
    return exports
  }

  /** Adds the names that a statement declares to the scope. */
  #declare(statement: ESTree.Statement | ESTree.Directive): void {
    if (statement.type === 'ImportDeclaration') this.#import(statement)
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) this.#scope.set(declaration.id.name, () => this.#result(declaration))
    if (declaration?.type !== 'VariableDeclaration') return
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) this.#scope.set(id.name, this.#lazily(init))
    }
  }

  #import({ specifiers, source }: ESTree.ImportDeclaration): void {
    for (const specifier of specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : ('default' as const)
      this.#scope.set(specifier.local.name, () => {
        const imported = this.#load(source.value)
        if (imported instanceof Unknown) return imported
        return specifier.type === 'ImportNamespaceSpecifier' ? imported : imported[name]
      })
    }
  }

  #exported(statement: ESTree.Statement | ESTree.Directive): Record<string, unknown> {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      const isFunction = declaration.type === 'FunctionDeclaration' || declaration.type === 'ArrowFunctionExpression'
      return { default: isFunction ? this.#result(declaration) : evaluate(declaration as ESTree.Expression, this.#place) }
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
      const names = statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      return Object.fromEntries(names.map((name) => [name, this.#scope.get(name)?.()]))
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return {}
    const { left, right } = statement.expression
    if (this.#place.source.slice(left.start, left.end) !== 'module.exports') return {}
    const isFunction = right.type === 'FunctionExpression' || right.type === 'ArrowFunctionExpression'
    return { default: isFunction ? this.#result(right) : evaluate(right, this.#place) }
  }

  /** Return value of a function without parameters, if its last statement is a `return`. */
  #result(node: ESTree.Function | ESTree.ArrowFunctionExpression): unknown {
    const body = node.body
    if (!body) return new Unknown('')
    if (body.type !== 'BlockStatement') return evaluate(body, this.#place)
    for (const statement of body.body) this.#declare(statement)
    const last = body.body.at(-1)
    return last?.type === 'ReturnStatement' && last.argument ? evaluate(last.argument, this.#place) : new Unknown('function')
  }

  /** A name that depends on itself is `Unknown`. */
  #lazily(node: ESTree.Expression): () => unknown {
    let state: { value: unknown } | undefined
    return () => {
      if (!state) {
        state = { value: new Unknown('') }
        state.value = evaluate(node, this.#place)
      }
      return state.value
    }
  }

  #call(name: string, args: unknown[]): unknown {
    const [first] = args
    const texts = args.filter((arg) => typeof arg === 'string')
    if (texts.length < args.length) return undefined
    if (name === 'require.resolve' && typeof first === 'string') return first
    if (name === 'require' && typeof first === 'string') {
      const loaded = this.#load(first)
      return loaded instanceof Unknown ? undefined : (record(loaded)?.default ?? loaded)
    }
    if (/^(?:path\.)?(?:resolve|join)$/.test(name)) return name.endsWith('join') ? join(...texts) : resolve(dirname(this.#file), ...texts)
    return undefined
  }

  #load(name: string): Record<string, unknown> | Unknown {
    const path = name.startsWith('.') ? resolve(dirname(this.#file), name) : undefined
    const file = path === undefined ? undefined : ['', '.ts', '.js', '.mjs', '.cjs', '.json'].map((end) => path + end).find(isFile)
    if (file === undefined || this.#seen.has(file) || this.#seen.size > MAX_MODULES) return new Unknown(name)
    try {
      return readModule(file, this.#seen)
    } catch {
      return new Unknown(name)
    }
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && /\.(?:[cm]?[jt]s|json|ya?ml)$/.test(path)
}
