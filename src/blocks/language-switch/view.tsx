import { useAllMessages } from '../../theme/state/messages.tsx'
import { Panel } from '../request/panel.tsx'
import { Choices, type TabItem } from '../tabs/choices.tsx'

/** A request panel in several languages. The choice is one for the whole site. */
export default function LanguageSwitch({ uid, title, items }: { uid: string; title: string; items: TabItem[] }) {
  const { blocks } = useAllMessages()
  return (
    <Panel kind="request" title={title} titleOfKind={blocks.request}>
      <div className="tabs">
        <Choices uid={uid} groupId="language" items={items} legend={blocks.language} />
      </div>
    </Panel>
  )
}
