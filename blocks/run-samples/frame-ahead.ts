import { openFrame, type FramePlace, type SandboxFrame } from '../../playground/sandbox-frame.ts'
import { sandboxUrl } from '../../src/theme/state/sandbox.ts'

let opened: SandboxFrame | undefined
let isTaken = false

/** Returns the place of the frame in which Strapi runs. */
export function framePlace(): FramePlace {
  return { sandbox: sandboxUrl(), host: document.body, title: 'Strapi' }
}

/** Opens the frame of the first worker in parallel with loading the code that uses it. */
export function openAhead(): void {
  if (!isTaken) opened ??= openFrame(framePlace())
}

/** Returns the frame that was opened in advance, once. */
export function takeOpened(): SandboxFrame | undefined {
  isTaken = true
  const frame = opened
  opened = undefined
  return frame
}

/** Removes the frame that was opened in advance: without the code that uses it, its document probably didn't load, either. */
export function closeOpened(): void {
  opened?.element.remove()
  opened = undefined
}
