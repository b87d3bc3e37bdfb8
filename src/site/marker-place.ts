/** Sides of an element where its marker can be placed. */
export const SIDES = ['left', 'right', 'top', 'bottom', 'top left', 'top right', 'bottom left', 'bottom right'] as const
export type Side = (typeof SIDES)[number]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** CSS pixels, independent of the picture's scale: the marker's radius, and the distance from its center to the element. */
export const MARKER_RADIUS = 10
const DISTANCE = 20
/** Padding around a picture with markers, so markers at its edge aren't clipped. */
export const MARKER_ROOM = DISTANCE + MARKER_RADIUS

const DIAGONAL = Math.round(DISTANCE * Math.SQRT1_2)

/** Start of the marker's line: a point on the element's edge, in the same unit as the box. */
export function anchorOf({ x, y, width, height }: Box, side: Side): Point {
  const { across, down } = directionOf(side)
  return { x: x + (width * (across + 1)) / 2, y: y + (height * (down + 1)) / 2 }
}

/** Offset from the anchor to the marker's center, in CSS pixels. */
export function offsetOf(side: Side): Point {
  const { across, down } = directionOf(side)
  const distance = across !== 0 && down !== 0 ? DIAGONAL : DISTANCE
  return { x: across * distance, y: down * distance }
}

function directionOf(side: Side): { across: number; down: number } {
  return {
    across: side.includes('left') ? -1 : side.includes('right') ? 1 : 0,
    down: side.includes('top') ? -1 : side.includes('bottom') ? 1 : 0,
  }
}
