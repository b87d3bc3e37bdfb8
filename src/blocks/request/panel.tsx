import type { ReactNode } from 'react'

interface PanelProps {
  kind: 'request' | 'response'
  title: string
  /** Default title. It is hidden if the sample has a start line, which says more. */
  titleOfKind: string
  children: ReactNode
}

/** Renders a titled frame around a request or response. */
export function Panel({ kind, title, titleOfKind, children }: PanelProps) {
  const plain = title === titleOfKind ? ' panel-plain' : ''
  return (
    <div className={`panel panel-${kind}${plain}`} data-answer={kind === 'response' ? '' : undefined} role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      {children}
    </div>
  )
}
