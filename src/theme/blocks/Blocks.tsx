import type { BlockProps } from './block.ts'

/** Folders and files; the list inside is the tree. */
export function FileTree({ children }: BlockProps) {
  return <div className="file-tree">{children}</div>
}

/** A picture in both colour modes; the one that doesn't fit is hidden. */
export function Screenshot({ light, dark, alt, caption }: { light: string; dark: string; alt: string; caption?: string }) {
  return (
    <figure className="screenshot">
      <img className="only-light" src={light} alt={alt} loading="lazy" decoding="async" />
      <img className="only-dark" src={dark} alt={alt} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Where the page's survey goes; the client fills it when a survey is configured. */
export function Feedback({ uid }: BlockProps) {
  return <div className="feedback" id={`${uid}-feedback`} data-feedback="" />
}
