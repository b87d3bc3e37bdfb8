import Annotation from '../annotation/view.tsx'
import type { IncludingViewProps } from '../view.ts'

/** A term with the definition that the site has of it. */
export default function Definition({ uid, of, term, included, children }: IncludingViewProps & { of: string; term?: string }) {
  return (
    <Annotation uid={uid} term={term ?? included?.title ?? of}>
      {children}
    </Annotation>
  )
}
