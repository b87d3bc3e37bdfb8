import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Body, ComponentNode } from '../compile/page.ts'
import type { BreakingChangeEntry } from '../site/breaking-changes.ts'
import type { ShownPicture } from '../site/pictures.ts'
import { Badge } from '../theme/blocks/Badge.tsx'
import { Feedback, FileTree } from '../theme/blocks/Blocks.tsx'
import { BreakingChanges, BreakingChangesFilter, BreakingChangeSummary } from '../theme/blocks/BreakingChanges.tsx'
import { Callout, SubtleCallout } from '../theme/blocks/Callout.tsx'
import { Annotation, Marker } from '../theme/blocks/Inline.tsx'
import { Island } from '../theme/blocks/Island.tsx'
import LiveCode from '../theme/blocks/LiveCode.tsx'
import { ApiCall, Card, Cards, Column, Request, Response, SideBySide } from '../theme/blocks/Panels.tsx'
import QueryBuilder from '../theme/blocks/QueryBuilder.tsx'
import { Screenshot } from '../theme/blocks/Screenshot.tsx'
import { LanguageSwitch, Tabs, type TabItem } from '../theme/blocks/Tabs.tsx'
import { Reference } from './reference.tsx'

// Props were checked against `compile/components.ts`; React's types can't see that.
type AnyBlock = ComponentType<never>

const blocks: Record<string, AnyBlock> = {
  Annotation,
  ApiCall,
  Badge,
  BreakingChangesFilter,
  BreakingChangeSummary,
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

/** What a page shows of other pages. */
export interface PageLists {
  /** Pages of the sidebar category that the page opens. */
  category: CategoryEntry[]
  breakingChanges: BreakingChangeEntry[]
}

/** Everything that a page shows besides its own document. */
export interface PageInputs extends PageLists {
  /** Pictures of the admin panel, by name. */
  pictures: Record<string, ShownPicture>
}

/** Where bodies that a page includes come from: file → body and title. */
export type Includes = (file: string) => { body: Body; title: string } | undefined

/**
 * Renders a page's body to HTML.
 * @param body from `compile`
 * @param includes bodies of the files that it includes
 * @param inputs entries for the components that list pages, and pictures
 * @throws Error for a component that React has nothing for: a bug, `compile` lets none through
 */
export function renderBody(
  body: Body,
  includes: Includes,
  { category = [], breakingChanges = [], pictures = {} }: Partial<PageInputs> = {},
): string {
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
    if (node.name === 'BreakingChanges') {
      const entries = breakingChanges.filter(({ group }) => group === node.props.group)
      return element(BreakingChanges as AnyBlock, { uid, ...node.props, entries })
    }
    if (node.name === 'Screenshot') return element(Screenshot as AnyBlock, { ...node.props, picture: pictures[String(node.props.name)] })
    if (node.name === 'Definition') {
      const definition = includes(`_definitions/${String(node.props.of)}.mdx`)
      const term = String(node.props.term ?? definition?.title ?? node.props.of)
      return element(Annotation as AnyBlock, { uid, term }, inlineHtml(render(definition?.body ?? [])))
    }
    const island = islands[node.name]
    if (island) {
      // Each is a root of its own, so the ids that React makes need the prefix to differ.
      return renderToString(<Island uid={uid} name={node.name} props={node.props} component={island as ComponentType<object>} />, {
        identifierPrefix: uid,
      })
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
