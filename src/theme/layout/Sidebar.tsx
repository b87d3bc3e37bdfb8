import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import type { StoredCategory, StoredNode } from '../../site/branches.ts'
import type { SidebarLink } from '../../site/sidebars.ts'
import { PageBadge } from '../parts/PageBadge.tsx'
import { useAnimatedDetails } from '../state/collapse.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import { currentEntry, revealCurrent, SIDEBAR_END } from './reveal-current.ts'
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
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    const box = scroller.current!
    // Categories that open and close move what is below them.
    void Promise.allSettled(box.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {
      if (isHidden(box)) revealCurrent(box)
    })
  }, [route])
  return (
    <nav ref={scroller} className={styles.sidebar} aria-label={navigation.sidebar}>
      <Level nodes={nodes} way={wayTo(nodes, route)} list={list} onBranch={onBranch} />
      <SIDEBAR_END />
    </nav>
  )
}

/** So near to an edge an entry has no neighbors, or the button that hides the sidebar lies on it. In px. */
const EDGE = 96

/** Whether the current entry is out of a sidebar's view. */
function isHidden(scroller: HTMLElement): boolean {
  const view = scroller.getBoundingClientRect()
  const entry = currentEntry(scroller)?.getBoundingClientRect()
  return entry !== undefined && (entry.top < view.top || entry.bottom > view.bottom - EDGE)
}

/** Positions from the root down to the entry that stands for a route; of several, the one that breadcrumbs tell, too. */
function wayTo(nodes: StoredNode[], route: string): number[] {
  for (const [index, node] of nodes.entries()) {
    const below = node.type === 'category' ? wayTo(node.items ?? [], route) : []
    if (below.length > 0 || node.href === route) return [index, ...below]
  }
  return []
}

interface LevelProps {
  nodes: StoredNode[]
  /** To the current entry, where it is on this level or below. */
  way: number[]
  list: RefObject<HTMLUListElement | null>
  onBranch: SidebarProps['onBranch']
}

function Level({ nodes, way, list, onBranch }: LevelProps) {
  const { sidebar } = useSite()
  const [here = -1, ...below] = way
  const active = nodes[here]?.type === 'category' ? here : -1
  const [open, setOpen] = useState(() => new Set(nodes.flatMap((node, index) => (startsOpen(node) || index === active ? [index] : []))))
  const [lastActive, setLastActive] = useState(active)
  // What the reader opened and closed before React was there stays as it is. Not in an updater: React may call those again, later.
  useLayoutEffect(() => {
    const before = openCategories(list.current)
    if (before.size !== open.size || [...before].some((index) => !open.has(index))) setOpen(before)
    // oxlint-disable-next-line react/exhaustive-deps -- what the document showed first counts
  }, [])
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
          <Entry key={index} link={node} isCurrent={index === here} />
        ) : (
          <Category
            key={index}
            category={node}
            way={index === here ? below : undefined}
            open={open.has(index)}
            onToggle={() => toggle(index)}
            onBranch={onBranch}
          />
        ),
      )}
    </ul>
  )
}

function opened(open: ReadonlySet<number>, index: number, autoCollapse: boolean): Set<number> {
  return autoCollapse ? new Set([index]) : new Set([...open, index])
}

/** Positions of the categories that the document shows open. */
function openCategories(list: HTMLUListElement | null): Set<number> {
  return new Set([...(list?.children ?? [])].flatMap((item, index) => (item.querySelector(':scope > details[open]') ? [index] : [])))
}

function startsOpen(node: StoredNode): boolean {
  return node.type === 'category' && !node.collapsed && node.items !== undefined
}

function Entry({ link, isCurrent }: { link: SidebarLink; isCurrent: boolean }) {
  const href = useHref()
  return (
    <li>
      <a href={href(link.href)} aria-current={isCurrent ? 'page' : undefined}>
        {link.label}
        {link.badge && <PageBadge kind={link.badge} />}
      </a>
    </li>
  )
}

interface CategoryProps {
  category: StoredCategory
  /** From here to the current entry; empty where its own page is. */
  way: number[] | undefined
  open: boolean
  onToggle: () => void
  onBranch: SidebarProps['onBranch']
}

function Category({ category, way, open, onToggle, onBranch }: CategoryProps) {
  const { navigation } = useMessages()
  const href = useHref()
  const details = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { label, badge, items } = category
  const target = category.href ?? (items ? undefined : category.first)
  useAnimatedDetails(open && items !== undefined, details, list)

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
    <li>
      {target !== undefined && (
        <a href={href(target)} aria-current={way?.length === 0 ? 'page' : undefined}>
          {name}
        </a>
      )}
      <details ref={details} open={open && items !== undefined}>
        <summary
          aria-label={target === undefined ? undefined : navigation.toggle(label)}
          data-wake={items ? undefined : ''}
          onClick={onSummary}
        >
          {target === undefined && name}
          <i />
        </summary>
        {items && <Level nodes={items} way={way ?? []} list={list} onBranch={onBranch} />}
      </details>
    </li>
  )
}
