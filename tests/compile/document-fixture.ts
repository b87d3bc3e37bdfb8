import messages from '../../src/messages/en.ts'
import { compile } from '../../src/compile/compile.ts'
import type { Body, CompileResult, BlockNode, Page } from '../../src/compile/page.ts'
import { blocks } from '../blocks/registry.ts'

interface Options {
  file?: string
  baseUrl?: string
  /** Lines between the `---` lines. */
  frontMatter?: string
}

/** Compiles a body with valid front matter. With the default front matter, the body starts on line 4. */
export function compileBody(
  body: string,
  { file = 'guide/page.mdx', baseUrl = '/', frontMatter = 'title: Page' }: Options = {},
): Promise<CompileResult> {
  return compileBytes(`---\n${frontMatter}\n---\n${body}`, { file, baseUrl })
}

export function compileBytes(
  source: string | Uint8Array,
  { file = 'guide/page.mdx', baseUrl = '/' }: Options = {},
): Promise<CompileResult> {
  return compile(file, typeof source === 'string' ? new TextEncoder().encode(source) : source, { baseUrl, blocks, messages })
}

/**
 * Compiles a body.
 * @throws Error if it has problems
 */
export async function pageOf(body: string, options?: Options): Promise<Page> {
  const { page, problems } = await compileBody(body, options)
  if (!page || problems.length > 0) throw new Error(`This body should compile:\n${problems.map((problem) => problem.message).join('\n')}`)
  return page
}

/** Problems in a body: `line:column sentence`. */
export async function problemsOf(body: string, options?: Options): Promise<string[]> {
  return sentences(await compileBody(body, options))
}

export function sentences({ problems }: CompileResult): string[] {
  return problems.map(({ line, column, message }) =>
    [[line, column].filter((part) => part !== undefined).join(':'), message].join(' ').trim(),
  )
}

/** HTML of a valid body, with the content of blocks instead of the blocks. */
export async function htmlOf(body: string, options?: Options): Promise<string> {
  return flat((await pageOf(body, options)).body)
}

export function flat(body: Body): string {
  return body.map((node) => (typeof node === 'string' ? node : flat(node.children))).join('')
}

/** Blocks in a body, including nested ones, in reading order. */
export function blocksIn(body: Body): BlockNode[] {
  return body.flatMap((node) => (typeof node === 'string' ? [] : [node, ...blocksIn(node.children)]))
}

/** Name and props of the blocks in a valid body. */
export async function blocksOf(body: string, options?: Options): Promise<Array<[string, BlockNode['props']]>> {
  return blocksIn((await pageOf(body, options)).body).map(({ name, props }) => [name, props])
}
