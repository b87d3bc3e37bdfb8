// node run-group.ts PORT: runs a program that starts another one, as a group. Each of the two is connected to the port while it lives.

import { fileURLToPath } from 'node:url'
import { runGroup } from '../../verify/versions/program-group.ts'

const [port] = process.argv.slice(2)

/** It ends when the port does, so that none is left of a test that fails. */
const LIVE = `require('node:net').connect(${port}, '127.0.0.1').on('error', () => undefined).on('close', () => process.exit())`
const DEAF = `process.on('SIGTERM', () => undefined); ${LIVE}`
const STARTS = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}]); ${LIVE}`

const cwd = fileURLToPath(new URL('.', import.meta.url))
await runGroup({ args: ['-e', STARTS], cwd, limit: 60_000 })
