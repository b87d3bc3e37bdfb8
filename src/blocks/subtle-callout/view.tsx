import type { ViewProps } from '../view.ts'

/** A remark that stands back behind the text. */
export default function SubtleCallout({ title, children }: ViewProps & { title: string }) {
  return (
    <div className="callout-subtle" role="note">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  )
}
