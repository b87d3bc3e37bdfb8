import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Messages } from '../../messages/messages.ts'
import { useAllMessages } from '../state/messages.tsx'
import styles from './BallGame.module.css'
import { animate } from './canvas.ts'
import { drawGame } from './draw-game.ts'
import { BALLS, BRICK, FIELD, newGame, step, toggle, type Controls, type GameState } from './game.ts'
import { paletteOf } from './palette.ts'
import { Particles } from './particles.ts'
import { profiles } from './profiles.ts'

const DIRECTIONS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** A brick-breaker game with bricks that form “404”. */
export default function BallGame({ onClose }: { onClose: () => void }) {
  const messages = useAllMessages()
  const field = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const game = useRef(newGame())
  const controls = useRef<Controls>({ direction: 0 })
  const [shown, setShown] = useState({ state: 'ready' as GameState, score: 0, balls: BALLS })

  const show = useCallback(() => {
    const { state, score, balls } = game.current
    setShown((last) => (last.state === state && last.score === score && last.balls === balls ? last : { state, score, balls }))
  }, [])
  const act = () => {
    if (game.current.state === 'over' || game.current.state === 'won') game.current = newGame()
    else toggle(game.current)
    show()
  }
  const pause = useCallback(() => {
    if (game.current.state === 'playing') toggle(game.current)
    show()
  }, [show])

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const particles = new Particles(paletteOf(canvas.current!))
    return animate(canvas.current!, ({ context, width, seconds }) => {
      // CSS hides the canvas if the reader turns on reduced motion during the game.
      if (width === 0) pause()
      const scale = width / FIELD.width
      context.scale(scale, scale)
      const broken = step(game.current, seconds, controls.current)
      for (const { x, y } of broken) particles.burst(profiles.sparks, x + BRICK.width / 2, y + BRICK.height / 2)
      if (game.current.state !== 'paused') particles.step(seconds)
      drawGame(context, game.current)
      particles.draw(context)
      show()
      return true
    })
  }, [pause, show])
  useEffect(() => {
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [pause])

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (direction === undefined && event.key !== ' ') return
    // Keep the page from scrolling.
    event.preventDefault()
    if (direction !== undefined) controls.current = { direction }
    else if (!event.repeat) act()
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (DIRECTIONS[key] === controls.current.direction) controls.current = { direction: 0 }
  }
  const onPointerMove = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    controls.current = { direction: 0, target: ((event.clientX - left) / width) * FIELD.width }
  }

  return (
    <section className={styles.game} aria-label={messages.game.title}>
      <p className={styles.score}>
        <span>{messages.game.score(shown.score)}</span>
        <span>{messages.game.balls(shown.balls)}</span>
      </p>
      <div
        ref={field}
        className={styles.field}
        role="application"
        aria-label={messages.game.field(messages.game.help)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={pause}
        onPointerMove={onPointerMove}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <p className={styles.help}>{messages.game.help}</p>
      <p role="status">{statusOf(shown, messages.game)}</p>
      <div className={styles.actions}>
        <button type="button" onClick={act}>
          {messages.game.actions[shown.state]}
        </button>
        <button type="button" onClick={onClose}>
          {messages.game.close}
        </button>
      </div>
    </section>
  )
}

function statusOf({ state, score }: { state: GameState; score: number }, game: Messages['game']): string {
  if (state === 'paused') return game.paused
  if (state === 'over') return game.over(score)
  if (state === 'won') return game.won(score)
  return ''
}
