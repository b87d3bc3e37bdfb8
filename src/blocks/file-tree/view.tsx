import type { ViewProps } from '../view.ts'

/** Folders and files; the list inside is the tree. */
export default function FileTree({ children }: ViewProps) {
  return <div className="file-tree">{children}</div>
}
