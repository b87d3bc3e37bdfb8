import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Island } from '../blocks/island.tsx'
import type { BlockRegistry } from '../compile/block.ts'
import type { BlockNode, Body } from '../compile/page.ts'
import type { Messages } from '../messages/messages.ts'
import type { Block } from '../site/site-graph.ts'
import type { BlockData } from '../site/block-data.ts'
import { MessagesContext } from '../theme/state/messages.tsx'

/** Views of blocks by name. Props were checked against the blocks' definitions; React's types can't see that. */
export type BlockViews = Record<string, ComponentType<never>>

/** Where bodies that a page includes come from: file → body and title. */
export type Includes = (file: string) => { body: Body; title: string } | undefined

/** What a page's body is made with. */
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
 * @throws Error for a block that is none of the site's: a bug, `compile` lets none through
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
      // Each is a root of its own, so the ids that React makes need the prefix to differ.
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

/** React needs an element around finished HTML; the wrapper makes no box. */
function finished(html: string, isInline = false): ReactNode {
  const Wrapper = isInline ? 'span' : 'div'
  return <Wrapper className="html" dangerouslySetInnerHTML={{ __html: html }} />
}
