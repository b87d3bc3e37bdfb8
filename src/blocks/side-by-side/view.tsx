import type { ViewProps } from '../view.ts'

/** Columns; below each other where there is no room. */
export default function SideBySide({ children }: ViewProps) {
  return <div className="side-by-side">{children}</div>
}
