import { calloutTitles, type CalloutKind } from '../../compile/labels.ts'
import type { BlockProps } from './block.ts'

const marks: Partial<Record<CalloutKind, string>> = {
  note: 'M4 20h4L19 9l-4-4L4 16z',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  caution: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16h.01',
  prerequisites: 'M4 4h16v16H4zM8 12l3 3 5-6',
  strapi: 'M12 3l2.6 5.6 6 .7-4.4 4.1 1.2 6L12 16.4 6.6 19.4l1.2-6L3.4 9.3l6-.7z',
}

/** An aside that a reader should notice. */
export function Callout({ kind, titleHtml, children }: BlockProps & { kind: CalloutKind; titleHtml?: string }) {
  const title = titleHtml ?? calloutTitles[kind]
  const mark = marks[kind]
  return (
    <div className={`callout callout-${kind}`} role="note">
      {title !== undefined && (
        <p className="callout-title">
          {mark && (
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
          )}
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </p>
      )}
      {children}
    </div>
  )
}

/** A remark that stands back behind the text. */
export function SubtleCallout({ title, children }: BlockProps & { title: string }) {
  return (
    <div className="callout-subtle" role="note">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  )
}
