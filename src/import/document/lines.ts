/** A line outside fences. */
export interface ProseLine {
  text: string
  /** 0-based. */
  index: number
}

const FENCE = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*(`{3,}|~{3,})(.*)$/

/** Rewrites each line that isn't in a fence. */
export function mapProse(text: string, change: (line: ProseLine) => string): string {
  let open: string | undefined
  return text
    .split('\n')
    .map((line, index) => {
      const [, marker, info = ''] = FENCE.exec(line) ?? []
      if (open !== undefined) {
        if (marker?.startsWith(open) && info.trim() === '') open = undefined
        return line
      }
      if (marker !== undefined && !(marker.startsWith('`') && info.includes('`'))) {
        open = marker
        return line
      }
      return change({ text: line, index })
    })
    .join('\n')
}
