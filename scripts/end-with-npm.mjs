// Imported for its side effect. npm sends signals to the shell between it and this process, and many shells exit without
// forwarding them. So this process sends itself SIGTERM when its parent has exited.

import process from 'node:process'

const LOOK_EVERY_MS = 250

if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
