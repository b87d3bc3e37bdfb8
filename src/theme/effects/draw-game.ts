import { BALL_RADIUS, BAR, BRICK, FIELD, type Game } from './game.ts'

/** Draws the game in field units, with the colors of the element's color mode. */
export function drawGame(context: CanvasRenderingContext2D, { bar, ball, bricks }: Game): void {
  const style = getComputedStyle(context.canvas)
  const color = (name: string) => style.getPropertyValue(name)
  context.fillStyle = color('--primary')
  for (const { x, y } of bricks) context.fillRect(x, y, BRICK.width, BRICK.height)
  context.fillStyle = color('--text-strong')
  context.fillRect(bar - BAR.width / 2, BAR.y, BAR.width, BAR.height)
  context.fillStyle = color('--caution')
  context.beginPath()
  context.arc(ball.x, Math.min(ball.y, FIELD.height), BALL_RADIUS, 0, 2 * Math.PI)
  context.fill()
}
