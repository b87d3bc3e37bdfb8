import type { BlockProps } from './block.ts'

/** Folders and files; the list inside is the tree. */
export function FileTree({ children }: BlockProps) {
  return <div className="file-tree">{children}</div>
}

/** Where the page's survey goes; the client fills it when a survey is configured. */
export function Feedback({ uid }: BlockProps) {
  return <div className="feedback" id={`${uid}-feedback`} data-feedback="" />
}
