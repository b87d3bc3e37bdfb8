import type { ViewProps } from '../view.ts'

/** Renders columns, stacked on narrow screens. */
export default function SideBySide({ children }: ViewProps) {
  return <div className="side-by-side">{children}</div>
}
