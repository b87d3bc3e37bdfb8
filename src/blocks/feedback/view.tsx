import type { ViewProps } from '../view.ts'

/** Where the page’s survey goes; the client fills it when a survey is configured. */
export default function Feedback({ uid }: ViewProps) {
  return <div className="feedback" id={`${uid}-feedback`} data-feedback="" />
}
