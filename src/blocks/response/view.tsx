import { useMessages } from '../../theme/state/messages.tsx'
import { Panel } from '../request/panel.tsx'
import type { ViewProps } from '../view.ts'

/** What comes back. */
export default function Response({ title, children }: ViewProps & { title?: string }) {
  const { blocks } = useMessages()
  return (
    <Panel kind="response" title={title ?? blocks.response}>
      {children}
    </Panel>
  )
}
