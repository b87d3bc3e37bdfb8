import { useState } from 'react'

/** A button that counts how often it was pressed. */
export default function Tally({ what, from }: { what: string; from: number }) {
  const [count, setCount] = useState(from)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {what}: {count}
    </button>
  )
}
