import Annotation from '../annotation/view.tsx'
import type { IncludingViewProps } from '../view.ts'

/** Renders a term with its definition from the site's snippets. */
export default function Definition({ uid, of, term, included, children }: IncludingViewProps & { of: string; term?: string }) {
  return (
    <Annotation uid={uid} term={term ?? included?.title ?? of}>
      {children}
    </Annotation>
  )
}
