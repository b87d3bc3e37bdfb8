/** Sides of an element that a number may stand on. */
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

/** In CSS pixels as shown, however large the picture is: a number's radius, and how far its middle is from its element. */
export const MARKER_RADIUS = 10
const DISTANCE = 20
/** What a picture with numbers has around it, for those that stand on its edge. */
export const MARKER_ROOM = DISTANCE + MARKER_RADIUS

const DIAGONAL = Math.round(DISTANCE * Math.SQRT1_2)

/** Where the line begins: on the edge of the element, in its unit. */
export function anchorOf({ x, y, width, height }: Box, side: Side): Point {
  const { across, down } = directionOf(side)
  return { x: x + (width * (across + 1)) / 2, y: y + (height * (down + 1)) / 2 }
}

/** From there to the middle of the number, in CSS pixels as shown. */
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
