import type { ViewProps } from '../view.ts'

/** Renders a column of `SideBySide`. */
export default function Column({ title, children }: ViewProps & { title?: string }) {
  return (
    <div className="column">
      {title !== undefined && <p className="column-title">{title}</p>}
      {children}
    </div>
  )
}
