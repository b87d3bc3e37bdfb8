import type { ReactNode } from 'react'

interface PanelProps {
  kind: 'request' | 'response'
  title: string
  /** What it is called when its writer gives it no title, which is less than the first line of a sample says. */
  titleOfKind: string
  children: ReactNode
}

/** A titled frame around what is sent or comes back. */
export function Panel({ kind, title, titleOfKind, children }: PanelProps) {
  const plain = title === titleOfKind ? ' panel-plain' : ''
  return (
    <div className={`panel panel-${kind}${plain}`} role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      {children}
    </div>
  )
}
