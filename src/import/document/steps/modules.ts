import { parseSync, type ESTree } from 'vite'
import { evaluate } from '../../script/evaluate.ts'
import { Unknown } from '../../script/unknown.ts'
import { isFile, readText } from '../../files.ts'
import { inlineCode } from '../remark.ts'
import { rangeOf, type PageConversion, type Visit } from '../page.ts'
import type { Nodes } from 'mdast'

const RAW = /^(?:!!)?raw-loader!|\?raw$/g

/** Removes imports and exports, and keeps what they mean for the rest of the page. */
export const modules =
  (page: PageConversion): Visit =>
  (node) => {
    if ((node.type as string) !== 'mdxjsEsm') return
    const source = page.source(node)
    const { program, errors } = parseSync('page.tsx', source)
    if (errors.length > 0) {
      page.note('import', node, 'The imports or exports can’t be parsed, so they are kept as a comment.')
      page.replace(node, comment(source))
      return true
    }
    const kept: string[] = []
    for (const statement of program.body) {
      const written = source.slice(statement.start, statement.end)
      if (statement.type === 'ImportDeclaration') readImport(statement, page)
      else if (!readExport(statement, source, page)) {
        page.note('import', node, `This export is kept as a comment: ${inlineCode(written.split('\n')[0]!.slice(0, 100))}`)
        kept.push(comment(written))
      }
    }
    replaceWhole(page, node, kept.join('\n\n'))
    return true
  }

function comment(source: string): string {
  return `{/* ${source.replaceAll('*/', '* /')} */}`
}

/** Replaces a node. Without a replacement, also removes the blank line after it. */
function replaceWhole(page: PageConversion, node: Nodes, text: string): void {
  const { start, end } = rangeOf(node)
  const behind = text === '' ? (/^\s*\n/.exec(page.text.slice(end))?.[0].length ?? 0) : 0
  page.edit(start, end + behind, text === '' || page.text.slice(end).startsWith('\n\n') ? text : `${text}\n`)
}

function readImport({ source: { value: written }, specifiers }: ESTree.ImportDeclaration, page: PageConversion): void {
  const { addresses, doc } = page.tools
  const name = written.replaceAll(RAW, '').replace(/^.*!/, '')
  const path = addresses.path(name, doc)
  const isText = written !== name && isFile(path)
  for (const { local, type } of specifiers) {
    if (type === 'ImportSpecifier') continue
    if (isText) page.scope.set(local.name, () => readText(path).replace(/\n$/, ''))
    else if (/\.mdx?$/.test(name) && isFile(path)) page.partials.set(local.name, path)
    else if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|mp4|webm|zip|txt)$/i.test(name)) page.scope.set(local.name, () => name)
  }
}

/** @returns whether the values of all exports are known */
function readExport(statement: ESTree.Statement | ESTree.Directive, source: string, page: PageConversion): boolean {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return false
  let isPlain = true
  for (const { id, init } of statement.declaration.declarations) {
    if (id.type !== 'Identifier' || !init) continue
    const value = evaluate(init, { source, scope: page.scope })
    if (value instanceof Unknown) isPlain = false
    else page.scope.set(id.name, () => value)
  }
  return isPlain
}
