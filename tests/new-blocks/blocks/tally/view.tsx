import { useState } from 'react'

/** Renders a button that counts clicks. */
export default function Tally({ what, from }: { what: string; from: number }) {
  const [count, setCount] = useState(from)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {what}: {count}
    </button>
  )
}
