import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import type { StoredCategory, StoredNode } from '../../site/branches.ts'
import type { SidebarLink } from '../../site/sidebars.ts'
import { PageBadge } from '../parts/PageBadge.tsx'
import { useAnimatedDetails } from '../state/collapse.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import { DESKTOP } from './desktop.ts'
import { currentEntry, revealCurrent, SIDEBAR_END } from './reveal-current.ts'
import styles from './Sidebar.module.css'

interface SidebarProps {
  nodes: StoredNode[]
  route: string
  /** Loads the entries of a category; rejects on failure. */
  onBranch?: ((branch: string) => Promise<void>) | undefined
}

/** Navigation tree of a documentation set. Works without JavaScript, since categories are `<details>`. */
export function Sidebar({ nodes, route, onBranch }: SidebarProps) {
  const { navigation } = useMessages()
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    const box = scroller.current!
    // Wait for categories to open and close, which moves the entries below.
    void Promise.allSettled(box.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {
      if (isHidden(box)) revealCurrent(box)
    })
  }, [route])
  useEffect(() => {
    // The sidebar wasn't shown before, for example until the reader turned a tablet.
    const desktop = window.matchMedia(DESKTOP)
    const reveal = () => desktop.matches && isHidden(scroller.current!) && revealCurrent(scroller.current!)
    desktop.addEventListener('change', reveal)
    return () => desktop.removeEventListener('change', reveal)
  }, [])
  return (
    <nav ref={scroller} className={styles.sidebar} aria-label={navigation.sidebar}>
      <Level nodes={nodes} way={wayTo(nodes, route)} list={list} onBranch={onBranch} />
      <SIDEBAR_END />
    </nav>
  )
}

/** Distance in px from the bottom edge at which an entry counts as hidden: the button that hides the sidebar may cover it. */
const EDGE = 96

/** Whether the current entry is scrolled out of view. */
function isHidden(scroller: HTMLElement): boolean {
  const view = scroller.getBoundingClientRect()
  const entry = currentEntry(scroller)?.getBoundingClientRect()
  return entry !== undefined && (entry.top < view.top || entry.bottom > view.bottom - EDGE)
}

/** Returns the indexes from the root to the entry of a route; of several, to the same one as the breadcrumbs. Empty if there is none. */
function wayTo(nodes: StoredNode[], route: string): number[] {
  for (const [index, node] of nodes.entries()) {
    const below = node.type === 'category' ? wayTo(node.items ?? [], route) : []
    if (below.length > 0 || node.href === route) return [index, ...below]
  }
  return []
}

interface LevelProps {
  nodes: StoredNode[]
  /** Path to the current entry, if it is on this level or below. */
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
  // Keep what the reader opened and closed before hydration. Not in an updater function, which React may call again later.
  useLayoutEffect(() => {
    const before = openCategories(list.current)
    if (before.size !== open.size || [...before].some((index) => !open.has(index))) setOpen(before)
    // oxlint-disable-next-line react/exhaustive-deps -- only the prerendered state matters
  }, [])
  // Navigation opens the current page's category. If the reader closes it, it stays closed until the next navigation.
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

/** Returns the indexes of categories that are open in the DOM. */
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
  /** Path from here to the current entry; empty if the category's own page is current. */
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
    event.preventDefault() // React toggles it, which allows animating the height
    // If loading fails, go to the category's page, as without JavaScript.
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
        <summary aria-label={target === undefined ? undefined : navigation.toggle(label)} onClick={onSummary}>
          {target === undefined && name}
        </summary>
        {items && <Level nodes={items} way={way ?? []} list={list} onBranch={onBranch} />}
      </details>
    </li>
  )
}
