import type { ViewProps } from '../view.ts'

/** A grid of cards. */
export default function Cards({ children }: ViewProps) {
  return <div className="cards">{children}</div>
}
