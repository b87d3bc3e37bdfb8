import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import type { StoredCategory, StoredNode } from '../../site/branches.ts'
import type { SidebarLink } from '../../site/sidebars.ts'
import { PageBadge } from '../parts/PageBadge.tsx'
import { useAnimatedDetails } from '../state/collapse.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import styles from './Sidebar.module.css'

interface SidebarProps {
  nodes: StoredNode[]
  route: string
  /** Loads the entries of a category that is opened; rejects when they can't be had. */
  onBranch?: ((branch: string) => Promise<void>) | undefined
}

/** The tree of a body of documentation. Works without script: categories are `<details>`. */
export function Sidebar({ nodes, route, onBranch }: SidebarProps) {
  const { navigation } = useMessages()
  return (
    <nav className={styles.sidebar} aria-label={navigation.sidebar}>
      <Level nodes={nodes} route={route} onBranch={onBranch} />
    </nav>
  )
}

function Level({ nodes, route, onBranch }: SidebarProps) {
  const { sidebar } = useSite()
  const active = nodes.findIndex((node) => node.type === 'category' && holds(node, route))
  const [open, setOpen] = useState(() => new Set(nodes.flatMap((node, index) => (startsOpen(node) || index === active ? [index] : []))))
  const [lastActive, setLastActive] = useState(active)
  const list = useRef<HTMLUListElement>(null)
  // What the reader opened and closed before React was there stays as it is.
  useLayoutEffect(() => setOpen((known) => openCategories(list.current, known)), [])
  // The category of the page that the reader comes to opens by itself; closing it by hand holds until the next one.
  if (active !== lastActive) {
    setLastActive(active)
    if (active >= 0 && !open.has(active)) setOpen(opened(open, active, sidebar.autoCollapse))
  }
  const toggle = (index: number) => {
    if (!open.has(index)) setOpen(opened(open, index, sidebar.autoCollapse))
    else setOpen(new Set([...open].filter((other) => other !== index)))
  }
  return (
    <ul ref={list}>
      {nodes.map((node, index) =>
        node.type === 'link' ? (
          <Entry key={index} link={node} route={route} />
        ) : (
          <Category key={index} category={node} route={route} open={open.has(index)} onToggle={() => toggle(index)} onBranch={onBranch} />
        ),
      )}
    </ul>
  )
}

function opened(open: ReadonlySet<number>, index: number, autoCollapse: boolean): Set<number> {
  return autoCollapse ? new Set([index]) : new Set([...open, index])
}

/** Positions of the categories that the document shows open; the known ones when they are the same. */
function openCategories(list: HTMLUListElement | null, known: Set<number>): Set<number> {
  const isOpen = [...(list?.children ?? [])].map((item) => item.querySelector<HTMLDetailsElement>(':scope > details')?.open ?? false)
  return isOpen.every((open, index) => open === known.has(index)) ? known : new Set(isOpen.flatMap((open, index) => (open ? [index] : [])))
}

function startsOpen(node: StoredNode): boolean {
  return node.type === 'category' && !node.collapsed && node.items !== undefined
}

function holds(node: StoredNode, route: string): boolean {
  if (node.type === 'link') return node.href === route
  return node.href === route || (node.items ?? []).some((item) => holds(item, route))
}

function Entry({ link, route }: { link: SidebarLink; route: string }) {
  const href = useHref()
  return (
    <li>
      <a href={href(link.href)} aria-current={link.href === route ? 'page' : undefined}>
        {link.label}
        {link.badge && <PageBadge kind={link.badge} />}
      </a>
    </li>
  )
}

interface CategoryProps {
  category: StoredCategory
  route: string
  open: boolean
  onToggle: () => void
  onBranch: SidebarProps['onBranch']
}

function Category({ category, route, open, onToggle, onBranch }: CategoryProps) {
  const { navigation } = useMessages()
  const href = useHref()
  const details = useRef<HTMLDetailsElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { label, badge, items } = category
  const target = category.href ?? (items ? undefined : category.first)
  // The category's page may be its first entry too; then that entry is the current one.
  const current = category.href === route && !(items ?? []).some((item) => item.href === route)
  useAnimatedDetails(open && items !== undefined, details, content)

  const onSummary = (event: MouseEvent) => {
    event.preventDefault() // React decides, so that the height can be animated
    // Entries that can't be had are on the category's page, as without script.
    if (category.branch !== undefined && !items) onBranch?.(category.branch).catch(() => target && location.assign(href(target)))
    onToggle()
  }
  const name = (
    <>
      {label}
      {badge && <PageBadge kind={badge} />}
    </>
  )
  return (
    <li data-current={holds(category, route) || undefined}>
      {target !== undefined && (
        <a href={href(target)} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      )}
      <details ref={details} open={open && items !== undefined}>
        <summary aria-label={target === undefined ? undefined : navigation.toggle(label)} onClick={onSummary}>
          {target === undefined && name}
          <i />
        </summary>
        {items && (
          <div ref={content}>
            <Level nodes={items} route={route} onBranch={onBranch} />
          </div>
        )}
      </details>
    </li>
  )
}
