import { useAllMessages } from '../../theme/state/messages.tsx'
import type { ViewProps } from '../view.ts'
import { Panel } from '../request/panel.tsx'

/** Renders a response panel. */
export default function Response({ title, children }: ViewProps & { title: string }) {
  const { blocks } = useAllMessages()
  return (
    <Panel kind="response" title={title} titleOfKind={blocks.response}>
      {children}
    </Panel>
  )
}
