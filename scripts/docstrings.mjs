// Exports that another room uses need a docstring if their name and types don't already tell their purpose, parameters, return
// value, and errors. npm run check requires one on functions, classes and their methods, and interfaces.

import { parseSync } from 'vite'
import { readModules } from './modules.mjs'

/**
 * @typedef {import('vite').ESTree.Program} Program
 * @typedef {Exclude<import('vite').ESTree.Declaration, null> | import('vite').ESTree.ExportDefaultDeclaration['declaration']} Declaration
 */

/** Returns exports without a docstring that another room uses, as `file:line  sentence`. */
export function missingDocstrings() {
  const modules = readModules().filter(({ file }) => !file.startsWith('tests/'))
  /** @type {Map<string, Set<string>>} names by file */
  const used = new Map(modules.map(({ file }) => [file, new Set()]))
  for (const { file: user, imports } of modules) {
    for (const { file = '', names } of imports) {
      if (placeOf(file) !== placeOf(user)) for (const name of names) used.get(file)?.add(name)
    }
  }
  return modules.flatMap(({ file, text }) => undocumented({ file, text, used: used.get(file) ?? new Set() }))
}

/**
 * A room of the source (`src/theme`), a folder beside it (`bench`), or the project's root.
 * @param {string} file
 */
function placeOf(file) {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'src' ? 2 : 1).join('/')
}

/**
 * Undocumented exports of one module.
 * @param {{ file: string, text: string, used: Set<string> }} module `used`: names that other modules import; `*` is everything
 */
export function undocumented({ file, text, used }) {
  if (used.size === 0) return []
  const { program, comments } = parseSync(file, text)
  /** @param {{ start: number }} node */
  const isDocumented = ({ start }) =>
    comments.some(
      ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end < start && text.slice(end, start).trim() === '',
    )
  return exportsOf(program)
    .filter(({ name, isDefault }) => used.has('*') || used.has(isDefault ? 'default' : name))
    .flatMap(({ node, name, declaration }) => [...(saysItself(declaration) ? [] : [{ node, name }]), ...methodsOf(declaration)])
    .filter(({ node }) => !isDocumented(node))
    .map(({ node, name }) => `${file}:${text.slice(0, node.start).split('\n').length}  ${name} has no docstring.`)
}

/** @param {Program} program */
function exportsOf(program) {
  return program.body.flatMap((node) => {
    const isDefault = node.type === 'ExportDefaultDeclaration'
    if ((!isDefault && node.type !== 'ExportNamedDeclaration') || !node.declaration) return []
    const { declaration } = node
    const id = 'declarations' in declaration ? declaration.declarations[0]?.id : 'id' in declaration ? declaration.id : undefined
    return [{ node, declaration, isDefault, name: id?.type === 'Identifier' ? id.name : 'the default export' }]
  })
}

/**
 * Constants and type aliases don't need a docstring, unless they are functions.
 * @param {Declaration} declaration
 */
function saysItself(declaration) {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.every(({ init }) => init?.type !== 'ArrowFunctionExpression')
  return !['FunctionDeclaration', 'ClassDeclaration', 'TSInterfaceDeclaration'].includes(declaration.type)
}

/**
 * Public methods that aren't inherited from a class or an interface, which documents them already.
 * @param {Declaration} declaration
 */
function methodsOf(declaration) {
  if (declaration.type !== 'ClassDeclaration' || declaration.superClass || declaration.implements?.length) return []
  return declaration.body.body.flatMap((node) => {
    const isPublic = node.type === 'MethodDefinition' && node.kind !== 'constructor' && node.accessibility !== 'private'
    return isPublic && node.key.type === 'Identifier' ? [{ node, name: node.key.name }] : []
  })
}
