import { useAllMessages } from '../../theme/state/messages.tsx'
import type { ViewProps } from '../view.ts'
import { CalloutFrame } from './frame.tsx'
import { calloutTitle, type CalloutKind } from './kinds.ts'

const marks: Partial<Record<CalloutKind, string>> = {
  note: 'M4 20h4L19 9l-4-4L4 16z',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  caution: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16h.01',
  prerequisites: 'M4 4h16v16H4zM8 12l3 3 5-6',
}

export default function Callout({ kind, titleHtml, children }: ViewProps & { kind: CalloutKind; titleHtml?: string }) {
  const messages = useAllMessages()
  return (
    <CalloutFrame kind={kind} title={titleHtml ?? calloutTitle(kind, messages)} mark={marks[kind]}>
      {children}
    </CalloutFrame>
  )
}
