/** One picture of an animation; sizes are CSS pixels. */
export interface Frame {
  context: CanvasRenderingContext2D
  width: number
  height: number
  /** Since the last one; at most `LONGEST_STEP`, so that nothing jumps after a pause of the tab. */
  seconds: number
}

const LONGEST_STEP = 1 / 20

/**
 * Draws on a canvas, sharp on every screen, until `draw` returns false.
 * @returns ends it sooner
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
