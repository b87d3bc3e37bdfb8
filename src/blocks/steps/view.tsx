import type { ViewProps } from '../view.ts'

/** Renders an ordered list as steps along a vertical line. */
export default function Steps({ children }: ViewProps) {
  return <div className="steps">{children}</div>
}
