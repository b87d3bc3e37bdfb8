// Every function, class and interface that a file exports says what it is for, what it takes, returns and throws, as far as
// its name and types don't; so do the methods of those classes. npm run check looks whether anything is said.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './run.mjs'

/** `src` with all that is in it; in the others is what others wrote, too. */
const FOLDERS = [
  'src',
  'pages',
  'scripts',
  'bench',
  'bench/generators',
  'bench/measure',
  'verify/frontends',
  'verify/harness',
  'verify/quick-start',
  'verify/screenshots',
]

/** What is exported without a docstring, as `file:line  sentence`. */
export function missingDocstrings() {
  return FOLDERS.flatMap(filesIn)
    .filter((file) => /(?<!\.d)\.(?:mjs|tsx?)$/.test(file))
    .flatMap((file) => undocumented(file, readFileSync(join(root, file), 'utf8')))
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: folder === 'src', encoding: 'utf8' }).map((file) => join(folder, file))
}

/**
 * The same of one file.
 * @param {string} file
 * @param {string} text what is in it
 */
export function undocumented(file, text) {
  const { program, comments } = parseSync(file, text)
  const isDocumented = ({ start }) =>
    comments.some(
      ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end < start && text.slice(end, start).trim() === '',
    )
  return program.body
    .filter(({ type, declaration }) => type.startsWith('Export') && declaration)
    .flatMap((node) => [...(isPublic(node.declaration) ? [node] : []), ...methodsOf(node.declaration)])
    .filter((node) => !isDocumented(node))
    .map((node) => `${file}:${text.slice(0, node.start).split('\n').length}  ${nameOf(node.declaration ?? node)} has no docstring.`)
}

/** Constants and type aliases needn't say more than their name, unless they are functions. */
function isPublic({ type, declarations }) {
  if (declarations) return declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression')
  return ['FunctionDeclaration', 'ClassDeclaration', 'TSInterfaceDeclaration'].includes(type)
}

/** Those that aren't what another class or an interface has documented already. */
function methodsOf({ type, body, superClass, implements: interfaces }) {
  if (type !== 'ClassDeclaration' || superClass || interfaces?.length > 0) return []
  return body.body.filter(
    ({ type: member, kind, key, accessibility }) =>
      member === 'MethodDefinition' && kind !== 'constructor' && key.type !== 'PrivateIdentifier' && accessibility !== 'private',
  )
}

function nameOf({ id, key, declarations }) {
  return (id ?? key ?? declarations?.[0].id)?.name ?? 'the default export'
}
