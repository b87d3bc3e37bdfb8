import { Choices, type TabItem } from './choices.tsx'

/** Alternatives of which one is shown. */
export default function Tabs({ uid, groupId, items }: { uid: string; groupId?: string; items: TabItem[] }) {
  return (
    <div className="tabs">
      <Choices uid={uid} groupId={groupId} items={items} legend={`Alternatives: ${items.map((item) => item.label).join(', ')}`} />
    </div>
  )
}
