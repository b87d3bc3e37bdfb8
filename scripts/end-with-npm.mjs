// Imported for what it does. npm passes signals on to the shell between it and us, and many a shell dies of one without
// passing it on. Who loses that shell has lost its terminal or its CI job too, and ends like one that was told to.

import process from 'node:process'

const LOOK_EVERY_MS = 250

if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
