import type { ReactNode } from 'react'

/** A titled frame around what is sent or comes back. */
export function Panel({ kind, title, children }: { kind: 'request' | 'response'; title: string; children: ReactNode }) {
  return (
    <div className={`panel panel-${kind}`} role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      {children}
    </div>
  )
}
