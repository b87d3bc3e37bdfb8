import { useEffect, useRef, useState } from 'react'
import type { ConsoleProps } from '../../openapi/console.ts'
import { Console } from './Console.tsx'
import { useAllMessages } from '../../theme/state/messages.tsx'

/** A console that sends an operation's request from the reader's browser. A page has many, so each is made when it is opened. */
export default function TryIt(props: ConsoleProps) {
  const { blocks } = useAllMessages()
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const onToggle = () => {
    if (details.current!.open) setOpened(true)
  }
  // It may have been opened before React was there.
  useEffect(onToggle, [])
  return (
    <details ref={details} className="try-it" onToggle={onToggle}>
      <summary>{blocks.tryIt}</summary>
      {wasOpened ? <Console {...props} /> : <p>{blocks.loading}</p>}
    </details>
  )
}
