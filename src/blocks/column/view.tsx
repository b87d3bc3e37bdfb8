import type { ViewProps } from '../view.ts'

/** One of several columns. */
export default function Column({ title, children }: ViewProps & { title?: string }) {
  return (
    <div className="column">
      {title !== undefined && <p className="column-title">{title}</p>}
      {children}
    </div>
  )
}
