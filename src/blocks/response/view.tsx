import { useAllMessages } from '../../theme/state/messages.tsx'
import { Panel } from '../request/panel.tsx'
import type { ViewProps } from '../view.ts'

/** What comes back. */
export default function Response({ title, children }: ViewProps & { title?: string }) {
  const { blocks } = useAllMessages()
  return (
    <Panel kind="response" title={title ?? blocks.response}>
      {children}
    </Panel>
  )
}
