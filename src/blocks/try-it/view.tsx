import { useEffect, useRef, useState } from 'react'
import type { ConsoleProps } from '../../openapi/console.ts'
import { Console } from './Console.tsx'
import { useAllMessages } from '../../theme/state/messages.tsx'

/**
 * Renders a console for sending an operation's request from the reader's browser. Rendered when first opened, since a page can have many.
 */
export default function TryIt(props: ConsoleProps) {
  const { blocks } = useAllMessages()
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const onToggle = () => {
    if (details.current!.open) setOpened(true)
  }
  // The reader may have opened it before hydration.
  useEffect(onToggle, [])
  return (
    <details ref={details} className="try-it" onToggle={onToggle}>
      <summary>{blocks.tryIt}</summary>
      {wasOpened ? <Console {...props} /> : <p>{blocks.loading}</p>}
    </details>
  )
}
