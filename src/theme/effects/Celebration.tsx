import { useEffect, useRef } from 'react'
import { animate } from './canvas.ts'
import styles from './Celebration.module.css'
import { Fireworks } from './fireworks.ts'
import { paletteOf } from './palette.ts'

/** Fireworks over the page that don't block interaction and end on their own. */
export default function Celebration({ onEnd }: { onEnd: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const fireworks = new Fireworks(paletteOf(canvas.current!))
    return animate(canvas.current!, (frame) => {
      fireworks.step(frame)
      fireworks.draw(frame.context)
      if (fireworks.isOver) onEnd()
      return !fireworks.isOver
    })
  }, [onEnd])
  return <canvas ref={canvas} className={styles.celebration} data-effect="celebration" aria-hidden="true" />
}
