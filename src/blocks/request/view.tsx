import { useAllMessages } from '../../theme/state/messages.tsx'
import type { ViewProps } from '../view.ts'
import { Panel } from './panel.tsx'

/** Renders a request panel. */
export default function Request({ title, children }: ViewProps & { title: string }) {
  const { blocks } = useAllMessages()
  return (
    <Panel kind="request" title={title} titleOfKind={blocks.request}>
      {children}
    </Panel>
  )
}
