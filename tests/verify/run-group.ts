// node run-group.ts PORT: runs a program that starts another one, as a process group. Each one keeps a connection to the port while it
// runs.

import { fileURLToPath } from 'node:url'
import { runGroup } from '../../verify/versions/program-group.ts'

const [port] = process.argv.slice(2)

/** Exits when the connection closes, so a failed test doesn't leave processes behind. */
const LIVE = `require('node:net').connect(${port}, '127.0.0.1').on('error', () => undefined).on('close', () => process.exit())`
const DEAF = `process.on('SIGTERM', () => undefined); ${LIVE}`
const STARTS = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}]); ${LIVE}`

const cwd = fileURLToPath(new URL('.', import.meta.url))
await runGroup({ args: ['-e', STARTS], cwd, limit: 60_000 })
