import type { ViewProps } from '../../src/blocks/view.ts'

/** What a page says of its own breaking change. */
export default function BreakingChangeSummary({ children }: ViewProps) {
  return <div className="breaking-change-summary">{children}</div>
}
