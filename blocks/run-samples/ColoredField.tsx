import type { ComponentProps, ReactNode } from 'react'

interface ColoredFieldProps extends ComponentProps<'textarea'> {
  /** The highlighted text, rendered below the transparent field. */
  colored: ReactNode
}

/** A textarea with syntax highlighting, without loading an editor: transparent text over a highlighted mirror. */
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
