import { Panel } from '../request/panel.tsx'
import type { ViewProps } from '../view.ts'

/** What comes back. */
export default function Response({ title, children }: ViewProps & { title: string }) {
  return (
    <Panel kind="response" title={title}>
      {children}
    </Panel>
  )
}
