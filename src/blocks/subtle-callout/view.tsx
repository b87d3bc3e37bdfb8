import type { ViewProps } from '../view.ts'

/** Renders a muted callout. */
export default function SubtleCallout({ title, children }: ViewProps & { title: string }) {
  return (
    <div className="callout-subtle" role="note">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  )
}
