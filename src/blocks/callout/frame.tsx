import type { ReactNode } from 'react'

interface CalloutFrameProps {
  kind: string
  /** HTML. */
  title: string | undefined
  /** Path of a drawing of 24 by 24. */
  mark: string | undefined
  children: ReactNode
}

/** An aside with its mark and title; its color goes by its kind. */
export function CalloutFrame({ kind, title, mark, children }: CalloutFrameProps) {
  return (
    <div className={`callout callout-${kind}`} role="note">
      {title !== undefined && (
        <p className="callout-title">
          {mark && (
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
          )}
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </p>
      )}
      {children}
    </div>
  )
}
