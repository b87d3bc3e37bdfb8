// node type-printer.ts: reads questions from standard input, and prints the types of names in a project's files as JSON.

import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

/** Input of the program. */
export interface TypeQuestions {
  /** Path of `tsconfig.json`. */
  project: string
  places: Array<{ file: string; line: number; character: number }>
}

/** Output: the type of the name at each place, in order; `null` if there is no name. */
export type PrintedTypes = Array<string | null>

/** A node of the syntax tree. */
interface SyntaxNode {
  getStart(): number
  getEnd(): number
}

/** The part of the compiler's API that is used here. Its own types are in verify's packages, which may not be installed. */
interface Compiler {
  sys: { readFile(path: string): string | undefined }
  TypeFormatFlags: { NoTruncation: number; UseAliasDefinedOutsideCurrentScope: number }
  readConfigFile(path: string, read: (path: string) => string | undefined): { config?: unknown }
  parseJsonConfigFileContent(config: unknown, host: Compiler['sys'], folder: string): { fileNames: string[]; options: unknown }
  createProgram(
    files: string[],
    options: unknown,
  ): {
    getTypeChecker(): {
      getTypeAtLocation(node: SyntaxNode): unknown
      typeToString(type: unknown, at: SyntaxNode, format: number): string
    }
    getSourceFile(
      path: string,
    ): (SyntaxNode & { text: string; getPositionOfLineAndCharacter(line: number, character: number): number }) | undefined
  }
  isIdentifier(node: SyntaxNode): boolean
  forEachChild<Found>(node: SyntaxNode, visit: (child: SyntaxNode) => Found | undefined): Found | undefined
}

const ts = createRequire(import.meta.url)('typescript') as Compiler
const { project, places } = JSON.parse(await text(process.stdin)) as TypeQuestions
const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path))
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, project.replace(/[^/\\]*$/, ''))
const program = ts.createProgram(fileNames, options)
const checker = program.getTypeChecker()
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

const types: PrintedTypes = places.map(({ file, line, character }) => {
  const source = program.getSourceFile(file)!
  if (line < 0 || character > (source.text.split('\n')[line] ?? '').length) return null
  const name = nameAt(source, source.getPositionOfLineAndCharacter(line, character))
  return name === undefined ? null : checker.typeToString(checker.getTypeAtLocation(name), name, FORMAT)
})
console.log(JSON.stringify(types))

function nameAt(node: SyntaxNode, position: number): SyntaxNode | undefined {
  if (ts.isIdentifier(node)) return node
  return ts.forEachChild(node, (child) => (child.getStart() <= position && position < child.getEnd() ? nameAt(child, position) : undefined))
}
