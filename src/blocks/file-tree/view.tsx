import type { ViewProps } from '../view.ts'

/** Renders a nested list as a file tree. */
export default function FileTree({ children }: ViewProps) {
  return <div className="file-tree">{children}</div>
}
