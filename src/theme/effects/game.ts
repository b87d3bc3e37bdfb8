/** Lengths are in field units, independent of the size on screen; times are in seconds. */
export const FIELD = { width: 480, height: 300 }
export const BAR = { width: 84, height: 10, y: 278 }
export const BALL_RADIUS = 6
export const BRICK = { width: 26, height: 14, left: 32, top: 34, gap: 4 }

export const BALLS = 3
const BAR_SPEED = 420
const BALL_SPEED = 250
/** Factor by which each hit with the bar speeds up the ball, up to `TOP_SPEED`. */
const FASTER = 1.03
const TOP_SPEED = 460
/** Bounce angle at the bar's ends, from the vertical. */
const WIDEST_ANGLE = Math.PI / 3

const BRICKS = ['#..#.####.#..#', '#..#.#..#.#..#', '####.#..#.####', '...#.#..#....#', '...#.####....#']

/** Upper left corner of a brick. */
export interface Brick {
  x: number
  y: number
}

/** `ready`: the ball is on the bar. */
export type GameState = 'ready' | 'playing' | 'paused' | 'over' | 'won'

/** State of a game; lengths are in field units. */
export interface Game {
  state: GameState
  score: number
  /** Remaining balls, including the current one. */
  balls: number
  /** Center of the bar. */
  bar: number
  ball: { x: number; y: number; vx: number; vy: number }
  bricks: Brick[]
}

/** Player input: a direction (keyboard) or a position (pointer). */
export interface Controls {
  direction: -1 | 0 | 1
  target?: number | undefined
}

/** Creates a game with the first ball on the bar. */
export function newGame(): Game {
  const bricks = BRICKS.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === '#' ? [{ x: BRICK.left + x * (BRICK.width + BRICK.gap), y: BRICK.top + y * (BRICK.height + BRICK.gap) }] : [],
    ),
  )
  return onBar({ state: 'ready', score: 0, balls: BALLS, bar: FIELD.width / 2, ball: { x: 0, y: 0, vx: 0, vy: 0 }, bricks })
}

/** Starts, pauses, or resumes; does nothing after the game has ended. */
export function toggle(game: Game): void {
  if (game.state === 'playing') game.state = 'paused'
  else if (game.state === 'paused') game.state = 'playing'
  else if (game.state === 'ready') {
    game.state = 'playing'
    Object.assign(game.ball, velocity(BALL_SPEED, WIDEST_ANGLE / 4))
  }
}

/**
 * Advances the game.
 * @returns the broken bricks
 */
export function step(game: Game, seconds: number, { direction, target }: Controls): Brick[] {
  if (game.state !== 'playing' && game.state !== 'ready') return []
  const wanted = target ?? game.bar + direction * BAR_SPEED * seconds
  game.bar = clamp(wanted, BAR.width / 2, FIELD.width - BAR.width / 2)
  if (game.state === 'ready') {
    onBar(game)
    return []
  }
  const { ball } = game
  ball.x += ball.vx * seconds
  ball.y += ball.vy * seconds
  bounceOffWalls(ball)
  bounceOffBar(game)
  const broken = breakBricks(game)
  if (game.bricks.length === 0) game.state = 'won'
  else if (ball.y > FIELD.height + BALL_RADIUS) loseBall(game)
  return broken
}

function onBar(game: Game): Game {
  Object.assign(game.ball, { x: game.bar, y: BAR.y - BALL_RADIUS, vx: 0, vy: 0 })
  return game
}

function bounceOffWalls(ball: Game['ball']): void {
  if (ball.x < BALL_RADIUS) ball.vx = Math.abs(ball.vx)
  if (ball.x > FIELD.width - BALL_RADIUS) ball.vx = -Math.abs(ball.vx)
  if (ball.y < BALL_RADIUS) ball.vy = Math.abs(ball.vy)
}

/** The position on the bar determines the bounce angle: straight up from the center, sideways from the ends. */
function bounceOffBar({ ball, bar }: Game): void {
  const offset = (ball.x - bar) / (BAR.width / 2 + BALL_RADIUS)
  const isOnIt = ball.y >= BAR.y - BALL_RADIUS && ball.y <= BAR.y + BAR.height + BALL_RADIUS && Math.abs(offset) <= 1
  if (!isOnIt || ball.vy <= 0) return
  ball.y = BAR.y - BALL_RADIUS
  Object.assign(ball, velocity(Math.min(TOP_SPEED, Math.hypot(ball.vx, ball.vy) * FASTER), offset * WIDEST_ANGLE))
}

function breakBricks(game: Game): Brick[] {
  const { ball } = game
  const broken = game.bricks.filter(
    ({ x, y }) => Math.hypot(ball.x - clamp(ball.x, x, x + BRICK.width), ball.y - clamp(ball.y, y, y + BRICK.height)) < BALL_RADIUS,
  )
  const [first] = broken
  if (!first) return []
  const isBeside = ball.x < first.x || ball.x > first.x + BRICK.width
  if (isBeside) ball.vx = Math.abs(ball.vx) * (ball.x < first.x ? -1 : 1)
  else ball.vy = Math.abs(ball.vy) * (ball.y < first.y + BRICK.height / 2 ? -1 : 1)
  game.bricks = game.bricks.filter((brick) => !broken.includes(brick))
  game.score += broken.length
  return broken
}

function loseBall(game: Game): void {
  game.balls--
  game.state = game.balls === 0 ? 'over' : 'ready'
  onBar(game)
}

/** @param angle clockwise from the vertical, in radians */
function velocity(speed: number, angle: number): { vx: number; vy: number } {
  return { vx: speed * Math.sin(angle), vy: -speed * Math.cos(angle) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
