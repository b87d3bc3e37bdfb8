import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Body, ComponentNode } from '../compile/page.ts'
import { Badge } from '../theme/blocks/Badge.tsx'
import { Feedback, FileTree, Screenshot } from '../theme/blocks/Blocks.tsx'
import { Callout, SubtleCallout } from '../theme/blocks/Callout.tsx'
import { Annotation, Marker } from '../theme/blocks/Inline.tsx'
import { Island } from '../theme/blocks/Island.tsx'
import LiveCode from '../theme/blocks/LiveCode.tsx'
import { ApiCall, Card, Cards, Column, Request, Response, SideBySide } from '../theme/blocks/Panels.tsx'
import QueryBuilder from '../theme/blocks/QueryBuilder.tsx'
import { LanguageSwitch, Tabs, type TabItem } from '../theme/blocks/Tabs.tsx'
import { Reference } from './reference.tsx'

// Props were checked against `compile/components.ts`; React's types can't see that.
type AnyBlock = ComponentType<never>

const blocks: Record<string, AnyBlock> = {
  Annotation,
  ApiCall,
  Badge,
  Callout,
  Card,
  Cards,
  Column,
  Feedback,
  FileTree,
  Marker,
  Reference,
  Request,
  Response,
  Screenshot,
  SideBySide,
  SubtleCallout,
}
const tabbed: Record<string, AnyBlock> = { Tabs, LanguageSwitch }
const islands: Record<string, AnyBlock> = { LiveCode, QueryBuilder }

/** A page of a sidebar category, as its card shows it. */
export interface CategoryEntry {
  title: string
  /** With base URL. */
  href: string
  description: string
}

/** Where bodies that a page includes come from: file → body and title. */
export type Includes = (file: string) => { body: Body; title: string } | undefined

/**
 * Renders a page's body to HTML.
 * @param body from `compile`
 * @param includes bodies of the files that it includes
 * @param category pages of the sidebar category that the page opens
 */
export function renderBody(body: Body, includes: Includes, category: CategoryEntry[] = []): string {
  let counter = 0
  const render = (nodes: Body): string => nodes.map((node) => (typeof node === 'string' ? node : renderComponent(node))).join('')

  const renderComponent = (node: ComponentNode): string => {
    if (node.name === 'Include') return render(includes(`snippets/${String(node.props.snippet)}.mdx`)?.body ?? [])
    const uid = `b${counter++}`
    if (node.name === 'CategoryCards') {
      const cards = category.map(({ title, href, description }) => (
        <Card key={href} uid={uid} title={title} href={href}>
          {description}
        </Card>
      ))
      return element(Cards as AnyBlock, { uid }, cards)
    }
    if (node.name === 'Definition') {
      const definition = includes(`_definitions/${String(node.props.of)}.mdx`)
      const term = String(node.props.term ?? definition?.title ?? node.props.of)
      return element(Annotation as AnyBlock, { uid, term }, inlineHtml(render(definition?.body ?? [])))
    }
    const island = islands[node.name]
    if (island) {
      return renderToString(<Island name={node.name} props={node.props} component={island as ComponentType<object>} />)
    }
    const Tabbed = tabbed[node.name]
    if (Tabbed) {
      const items = node.children.flatMap((child): TabItem[] =>
        typeof child === 'string' ? [] : [{ ...(child.props as unknown as TabItem), content: html(render(child.children)) }],
      )
      return element(Tabbed, { uid, ...node.props, items })
    }
    const Block = blocks[node.name]
    if (!Block) throw new Error(`No React component for <${node.name}>.`)
    const inline = node.name === 'Annotation'
    return element(Block, { uid, ...node.props }, node.children.length > 0 ? html(render(node.children), inline) : undefined)
  }
  return render(body)
}

function element(Block: AnyBlock, props: object, children?: ReactNode): string {
  const Component = Block as ComponentType<object & { children?: ReactNode }>
  return renderToStaticMarkup(<Component {...props}>{children}</Component>)
}

/** React needs an element around finished HTML; the wrapper makes no box. */
function html(content: string, inline = false): ReactNode {
  return inline ? inlineHtml(content) : <div className="html" dangerouslySetInnerHTML={{ __html: content }} />
}

/** Inside a sentence. */
function inlineHtml(content: string): ReactNode {
  return <span className="html" dangerouslySetInnerHTML={{ __html: content }} />
}
