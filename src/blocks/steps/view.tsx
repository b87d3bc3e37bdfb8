import type { ViewProps } from '../view.ts'

/** Steps in a line from above to below; the list inside has them. */
export default function Steps({ children }: ViewProps) {
  return <div className="steps">{children}</div>
}
