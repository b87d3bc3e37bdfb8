import built, { versions, type BuiltFile } from '../../playground/built.ts'
import { filesFor } from '../../playground/later-parts.ts'
import type { PlaygroundPart } from '../../playground/protocol.ts'

const NAMES: Record<PlaygroundPart, string> = {
  program: `Strapi ${built.version}: its packages, with what a browser lacks`,
  sqlite: 'SQLite, as WebAssembly',
  content: 'Content of the restaurant guide',
  models: 'Content types, components and database tables',
  graphql: 'GraphQL plugin with Apollo Server, for GraphQL requests only',
}

/** Files that every request needs, in the order of the table. */
export const rows = filesFor(built.files).map(rowOf)

/** Sum of `rows`. */
export const total = { what: 'All of it', size: sizeOf(filesFor(built.files)), paths: pathsOf(filesFor(built.files)) }

/** Files for some requests only, and for other versions. */
export const laterRows = [
  ...filesFor(built.files, 'graphql').map(rowOf),
  ...versions.slice(1).map(({ version, files }) => {
    const own = files.filter(({ path }) => built.files.every((file) => file.path !== path))
    return { what: `Strapi ${version} instead, with the same SQLite`, size: sizeOf(own), paths: pathsOf(own) }
  }),
]

function rowOf(file: BuiltFile) {
  return { what: NAMES[file.part], size: sizeOf([file]), paths: [file.path] }
}

function pathsOf(files: BuiltFile[]): string[] {
  return files.map(({ path }) => path)
}

function sizeOf(files: BuiltFile[]): string {
  return kilobytes(files.reduce((sum, { compressed }) => sum + compressed, 0))
}

function kilobytes(bytes: number): string {
  // Doesn't wrap.
  return `${Math.round(bytes / 1000)}\u00a0kB`
}
