import type { Code, Parents, RootContent } from 'mdast'
import type { FenceGroup } from './block.ts'
import { parseFenceMeta } from './fence.ts'

/** A fence that becomes a tab. */
interface TabFence {
  fence: Code
  label: string
  group: string | undefined
}

/** Combines adjacent fences with `tab="…"` in the block that shows one of them at a time. */
export function groupFences(parent: Parents, block: { name: string; fenceGroup: FenceGroup }): void {
  const children = parent.children as RootContent[]
  if (!children.some(({ type }) => type === 'code')) return
  const grouped: RootContent[] = []
  let group: TabFence[] = []
  const close = () => {
    if (group.length > 1) grouped.push(groupOf(group, block))
    else grouped.push(...group.map(({ fence }) => fence))
    group = []
  }
  for (const child of children) {
    const tab = tabOf(child)
    // A repeated label starts another group.
    if (tab === undefined || group.some(({ label }) => label === tab.label)) close()
    if (tab === undefined) grouped.push(child)
    else group.push(tab)
  }
  close()
  parent.children = grouped as typeof parent.children
}

function tabOf(node: RootContent): TabFence | undefined {
  if (node.type !== 'code' || !node.meta?.includes('tab=')) return undefined
  const { tab, group } = parseFenceMeta(node.meta)
  return tab === undefined ? undefined : { fence: node, label: tab, group }
}

function groupOf(tabs: TabFence[], { name, fenceGroup }: { name: string; fenceGroup: FenceGroup }): RootContent {
  const items = tabs.map(({ fence, label }) => tag(fenceGroup.item, { value: valueOf(label), label }, [fence]))
  const group = tabs.find((tab) => tab.group !== undefined)?.group
  const labels = tabs.map(({ label }) => valueOf(label)).sort()
  return tag(name, { [fenceGroup.group]: group ?? labels.join('-') }, items)
}

function valueOf(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}.+#]+/gu, '-')
}

/** Creates a tag as if it were written in the document. Its position is that of its first child. */
function tag(name: string, attributes: Record<string, string>, children: RootContent[]): RootContent {
  const node = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    position: children[0]!.position,
  }
  return node as unknown as RootContent
}
