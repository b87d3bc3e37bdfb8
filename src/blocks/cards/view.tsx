import type { ViewProps } from '../view.ts'

/** Renders a grid of cards. */
export default function Cards({ children }: ViewProps) {
  return <div className="cards">{children}</div>
}
