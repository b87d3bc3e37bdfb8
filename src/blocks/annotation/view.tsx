import { useAllMessages } from '../../theme/state/messages.tsx'
import type { ViewProps } from '../view.ts'

/** Renders a term with a button that opens its definition in a native popover. */
export default function Annotation({ uid, term, children }: ViewProps & { term: string }) {
  const { blocks } = useAllMessages()
  const id = `${uid}-definition`
  const lastWord = term.lastIndexOf(' ') + 1
  return (
    <span className="annotation">
      {term.slice(0, lastWord)}
      <span className="annotation-end">
        {term.slice(lastWord)}
        <button type="button" className="annotation-button" popoverTarget={id} aria-label={blocks.whatIs(term)}>
          +
        </button>
      </span>
      <span id={id} popover="auto" className="annotation-body" role="note">
        <strong>{term}</strong> <span>{children}</span>
      </span>
    </span>
  )
}
