import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Island } from '../blocks/island.tsx'
import type { BlockRegistry } from '../compile/block.ts'
import type { BlockNode, Body } from '../compile/page.ts'
import type { Messages } from '../messages/messages.ts'
import type { Block } from '../site/site-graph.ts'
import type { BlockData } from '../site/block-data.ts'
import { MessagesContext } from '../theme/state/messages.tsx'

/** Views of blocks by name. `compile` has validated the props, which the types can't express. */
export type BlockViews = Record<string, ComponentType<never>>

/** Looks up an included document by file. */
export type Includes = (file: string) => { body: Body; title: string } | undefined

/** Context for rendering a page's body. */
export interface BodySources {
  blocks: BlockRegistry<Block>
  views: BlockViews
  includes: Includes
  data: BlockData
  messages: Messages
}

type AnyView = ComponentType<object & { children?: ReactNode }>

/**
 * Renders a page's body to HTML.
 * @param body from `compile`
 * @throws {Error} for an unknown block, which is a bug, since `compile` rejects those
 */
export function renderBody(body: Body, { blocks, views, includes, data, messages }: BodySources): string {
  let counter = 0
  const render = (nodes: Body): string => nodes.map((node) => (typeof node === 'string' ? node : renderBlock(node))).join('')

  const renderBlock = (node: BlockNode): string => {
    const block = blocks.get(node.name)
    if (!block) throw new Error(`No block is called ${node.name}.`)
    const file = block.includes?.(node.props)
    const included = file === undefined ? undefined : includes(file)
    const content = file === undefined ? node.children : (included?.body ?? [])
    const View = views[node.name] as AnyView | undefined
    if (!View) return render(content)
    const uid = `b${counter++}`
    if (block.isInteractive) {
      // Each island is a separate React root, so its generated ids need a prefix to be unique.
      return renderToString(
        <MessagesContext value={messages}>
          <Island uid={uid} name={node.name} props={node.props} wakesOn={block.wakesOn} view={View} />
        </MessagesContext>,
        { identifierPrefix: uid },
      )
    }
    const props = {
      uid,
      ...node.props,
      ...(block.siteData && { site: data[node.name] }),
      ...(block.includes && { included }),
      ...(block.hasItems && { items: itemsOf(node) }),
    }
    const children = block.hasItems || content.length === 0 ? undefined : finished(render(content), block.kind === 'inline')
    return renderToStaticMarkup(
      <MessagesContext value={messages}>
        <View {...props}>{children}</View>
      </MessagesContext>,
    )
  }

  const itemsOf = ({ children }: BlockNode) =>
    children.flatMap((child) => (typeof child === 'string' ? [] : [{ ...child.props, content: finished(render(child.children)) }]))

  return render(body)
}

/** React needs an element for raw HTML; this wrapper has `display: contents`. */
function finished(html: string, isInline = false): ReactNode {
  const Wrapper = isInline ? 'span' : 'div'
  return <Wrapper className="html" dangerouslySetInnerHTML={{ __html: html }} />
}
