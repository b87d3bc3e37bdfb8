import { tabItem } from '../../blocks/tab-item/block.ts'
import { tabs as tabsBlock } from '../../blocks/tabs/block.ts'
import { tag } from './remark.ts'

export interface Tab {
  value: string
  label: string
  isDefault?: boolean
  content: string
}

/** Prints tabs for this site's documents. */
export function printTabs(tabs: readonly Tab[], groupId: string | undefined): string {
  const items = unlike(tabs).map(({ value, label, isDefault, content }) =>
    [tag(tabItem.name, { value, label, default: isDefault || undefined }), '', content.trim(), '', `</${tabItem.name}>`].join('\n'),
  )
  return [tag(tabsBlock.name, { groupId }), ...items, `</${tabsBlock.name}>`].join('\n')
}

/** Makes values unique, since they are IDs. */
function unlike(tabs: readonly Tab[]): Tab[] {
  const taken = new Set<string>()
  return tabs.map((tab) => {
    let { value } = tab
    for (let number = 2; taken.has(value); number++) value = `${tab.value}-${number}`
    taken.add(value)
    return { ...tab, value }
  })
}
