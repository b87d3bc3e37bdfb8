import type { ViewProps } from '../view.ts'

/** Where a product’s survey goes: a script of its own finds it. “Was this page helpful?” is asked at the end of every page. */
export default function Feedback({ uid }: ViewProps) {
  return <div className="feedback" id={`${uid}-feedback`} data-feedback="" />
}
