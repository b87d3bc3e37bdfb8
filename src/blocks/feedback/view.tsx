import type { ViewProps } from '../view.ts'

/** Renders a container for a product's survey script. Not related to “Was this page helpful?”, which is on every page. */
export default function Feedback({ uid }: ViewProps) {
  return <div className="feedback" id={`${uid}-feedback`} data-feedback="" />
}
