import { useAllMessages } from '../../theme/state/messages.tsx'
import { Choices, type TabItem } from './choices.tsx'

export default function Tabs({ uid, groupId, items }: { uid: string; groupId?: string; items: TabItem[] }) {
  const { blocks } = useAllMessages()
  return (
    <div className="tabs">
      <Choices uid={uid} groupId={groupId} items={items} legend={blocks.alternatives(items.map((item) => item.label))} />
    </div>
  )
}
