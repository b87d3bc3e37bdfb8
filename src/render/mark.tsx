interface MarkProps {
  /** Size in pixels; fills its container if undefined. */
  size?: number
  back: string
  front: string
  lines: string
}

/** Default logo: two sheets of paper, the front one with lines. */
export function Mark({ size, back, front, lines }: MarkProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 26 26">
      <rect x="7" y="1" width="18" height="18" rx="5" fill={back} />
      <path d="M6 7h9a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5z" fill={front} />
      <path d="M6 13h9M6 18h6" stroke={lines} strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
