/** A frame of an animation; sizes in CSS pixels. */
export interface Frame {
  context: CanvasRenderingContext2D
  width: number
  height: number
  /** Time since the last frame, capped at `LONGEST_STEP` to avoid jumps when a tab resumes. */
  seconds: number
}

const LONGEST_STEP = 1 / 20

/**
 * Animates a canvas at device resolution until `draw` returns false.
 * @returns a function that stops the animation
 */
export function animate(canvas: HTMLCanvasElement, draw: (frame: Frame) => boolean): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  let last = performance.now()
  const next = (now: number) => {
    const { clientWidth: width, clientHeight: height } = canvas
    const ratio = devicePixelRatio
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) Object.assign(canvas, { width: pixelWidth, height: pixelHeight })
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    const seconds = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000))
    last = now
    if (draw({ context, width, height, seconds })) request = requestAnimationFrame(next)
  }
  let request = requestAnimationFrame(next)
  return () => cancelAnimationFrame(request)
}
