import type { ReactNode } from 'react'

interface CalloutFrameProps {
  kind: string
  /** HTML of the title. */
  title: string | undefined
  /** SVG path data of the icon, in a 24 × 24 view box. */
  mark: string | undefined
  children: ReactNode
}

/** Renders a callout with icon and title, colored by kind. */
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
