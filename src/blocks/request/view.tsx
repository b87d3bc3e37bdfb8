import type { ViewProps } from '../view.ts'
import { Panel } from './panel.tsx'

/** What is sent. */
export default function Request({ title, children }: ViewProps & { title: string }) {
  return (
    <Panel kind="request" title={title}>
      {children}
    </Panel>
  )
}
