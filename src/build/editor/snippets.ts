import { z } from 'zod'
import type { BlockDefinition, BlockRegistry } from '../../compile/block.ts'

/** Format of Visual Studio Code. */
interface Snippet {
  scope: string
  prefix: string
  body: string[]
  description: string
}

/** Generates snippets for all blocks: name → snippet. */
export function blockSnippets(blocks: BlockRegistry): Record<string, Snippet> {
  return Object.fromEntries(
    blocks.all.flatMap((block) =>
      writings(block, blocks).map(({ prefix, body }) => {
        return [prefix, { scope: 'markdown,mdx', prefix, body, description: block.summary }] as const
      }),
    ),
  )
}

/** Snippets of a block: one for each directive, else its specimen, else its tag. */
function writings(block: BlockDefinition, blocks: BlockRegistry): Array<Pick<Snippet, 'prefix' | 'body'>> {
  const { name, directives = [], fence, tag, markdownNode } = block
  const specimen = blocks.specimens.get(name)
  const asDirectives = directives.map((directive) => ({ prefix: `:::${directive}`, body: [`:::${directive}`, '${0:Text}', ':::'] }))
  if (asDirectives.length > 0) return asDirectives
  if (specimen !== undefined) {
    const prefix = tag === false ? (fence?.language ?? markdownNode ?? name) : name
    return [{ prefix, body: literal(specimen.trimEnd()).split('\n') }]
  }
  return tag === false ? [] : [{ prefix: name, body: tagOf(block, blocks) }]
}

/** `<Name prop="…" />` with the required props, and with a code sample or the first allowed child if the block contains such. */
function tagOf({ name, props, children: [child] = [], code }: BlockDefinition, blocks: BlockRegistry): string[] {
  let stop = 0
  const required = Object.entries(props.shape).filter(([, type]) => !(type instanceof z.ZodOptional || type instanceof z.ZodDefault))
  const attributes = required.map(([prop]) => ` ${prop}="\${${++stop}:${prop}}"`).join('')
  if (code !== undefined) return [`<${name}${attributes}>`, '', '```js', '$0', '```', '', `</${name}>`]
  const inner = child === undefined ? undefined : blocks.get(child)
  return inner ? [`<${name}${attributes}>`, `<${inner.name}>$0</${inner.name}>`, `</${name}>`] : [`<${name}${attributes} />$0`]
}

/** Escapes the syntax of placeholders. */
function literal(text: string): string {
  return text.replaceAll(/[\\$}]/g, String.raw`\$&`)
}
