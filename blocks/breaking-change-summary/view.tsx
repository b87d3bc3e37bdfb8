import type { ViewProps } from '../../src/blocks/view.ts'

/** Renders the summary of a page's breaking change. */
export default function BreakingChangeSummary({ children }: ViewProps) {
  return <div className="breaking-change-summary">{children}</div>
}
