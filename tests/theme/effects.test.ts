import { describe, expect, test } from 'vitest'
import { Fireworks } from '../../src/theme/effects/fireworks.ts'
import { BALL_RADIUS, BALLS, BAR, BRICK, FIELD, newGame, step, toggle, type Game } from '../../src/theme/effects/game.ts'
import { Particles } from '../../src/theme/effects/particles.ts'
import { profiles } from '../../src/theme/effects/profiles.ts'
import { parseTheme } from '../../src/theme/parse-theme.ts'

const STILL = { direction: 0 } as const
const FRAME = 1 / 60
const { effects: PALETTE } = parseTheme()

/** Starts a game with the ball at a given position and velocity. */
function playing(ball: Partial<Game['ball']>, change: Partial<Game> = {}): Game {
  const game = newGame()
  toggle(game)
  Object.assign(game.ball, { x: FIELD.width / 2, y: 200, vx: 0, vy: 0 }, ball)
  return Object.assign(game, change)
}

describe('the bar-and-ball game', () => {
  test('the ball moves with the bar until the game starts', () => {
    const game = newGame()
    step(game, 0.1, { direction: -1 })
    expect(game.bar).toBeLessThan(FIELD.width / 2)
    expect(game.ball).toEqual({ x: game.bar, y: BAR.y - BALL_RADIUS, vx: 0, vy: 0 })
  })

  test('the bar stays inside the field', () => {
    const game = newGame()
    step(game, 100, { direction: 1 })
    expect(game.bar).toBe(FIELD.width - BAR.width / 2)
    step(game, FRAME, { direction: 0, target: -50 })
    expect(game.bar).toBe(BAR.width / 2)
  })

  test.each([
    ['left', { x: 2, vx: -100 }, { vx: 100 }],
    ['right', { x: FIELD.width - 2, vx: 100 }, { vx: -100 }],
    ['upper', { y: 2, vy: -100 }, { vy: 100 }],
  ])('the ball bounces off the %s wall', (_, ball, after) => {
    const game = playing(ball, { bricks: [{ x: 300, y: 100 }] })
    step(game, FRAME, STILL)
    expect(game.ball).toMatchObject(after)
  })

  test('the middle of the bar sends the ball straight up and faster; an end sends it sideways', () => {
    const middle = playing({ y: BAR.y - BALL_RADIUS, vy: 200 })
    step(middle, FRAME, STILL)
    expect(middle.ball.vx).toBeCloseTo(0)
    expect(middle.ball.vy).toBeLessThan(-200)
    const end = playing({ x: FIELD.width / 2 + BAR.width / 2, y: BAR.y - BALL_RADIUS, vy: 200 })
    step(end, FRAME, STILL)
    expect(end.ball.vx).toBeGreaterThan(100)
    expect(end.ball.vy).toBeLessThan(0)
  })

  test('a hit brick breaks, adds to the score, and reflects the ball', () => {
    const brick = newGame().bricks[0]!
    const game = playing({ x: brick.x - BALL_RADIUS, y: brick.y + BRICK.height / 2, vx: 120 })
    const { length } = game.bricks
    expect(step(game, FRAME, STILL)).toEqual([brick])
    expect(game).toMatchObject({ score: 1, state: 'playing' })
    expect(game.bricks).toHaveLength(length - 1)
    expect(game.ball.vx).toBe(-120)
  })

  test('the last brick wins', () => {
    const game = playing({ x: 113, y: 116, vy: -60 }, { bricks: [{ x: 100, y: 100 }] })
    step(game, FRAME, STILL)
    expect(game).toMatchObject({ state: 'won', score: 1 })
  })

  test('a missed ball is lost, and losing the last one ends the game', () => {
    const game = newGame()
    for (let balls = BALLS - 1; balls >= 0; balls--) {
      toggle(game)
      game.ball.y = FIELD.height + 20
      step(game, FRAME, STILL)
      expect(game).toMatchObject({ balls, state: balls === 0 ? 'over' : 'ready' })
    }
  })

  test('a paused game doesn’t change', () => {
    const game = playing({ vy: 100 })
    toggle(game)
    const before = structuredClone(game)
    step(game, 1, { direction: 1 })
    expect(game).toEqual(before)
    toggle(game)
    expect(game.state).toBe('playing')
  })
})

describe('effects end on their own', () => {
  test('particles fade and disappear', () => {
    const particles = new Particles(PALETTE)
    particles.burst(profiles.sparks, 10, 10)
    expect(particles.count).toBe(profiles.sparks.count)
    for (let time = 0; time <= profiles.sparks.life[1]; time += FRAME) particles.step(FRAME)
    expect(particles.count).toBe(0)
  })

  test('fireworks end within six seconds', () => {
    const fireworks = new Fireworks(PALETTE)
    let time = 0
    for (; !fireworks.isOver && time < 10; time += FRAME) fireworks.step({ width: 800, height: 600, seconds: FRAME })
    expect(time).toBeGreaterThan(2)
    expect(time).toBeLessThan(6)
  })
})
