// Imported for what it does. npm passes signals on to the shell between it and us, and many a shell dies of one without
// passing it on. A process that loses the one that started it ends as if it had been told to.

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
