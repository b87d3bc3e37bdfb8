import type { ComponentProps, ReactNode } from 'react'

interface ColoredFieldProps extends ComponentProps<'textarea'> {
  /** The same text in its colors, which stands behind the field. */
  colored: ReactNode
}

/** A field for text with colors, without an editor to load: what is seen is behind it, at the same places. */
export function ColoredField({ colored, children, ...field }: ColoredFieldProps) {
  return (
    <div className="run-paper">
      <div className="run-mirror" aria-hidden="true">
        {colored}
        {'\n'}
      </div>
      <textarea spellCheck={false} autoCapitalize="off" autoCorrect="off" {...field} />
      {children}
    </div>
  )
}
