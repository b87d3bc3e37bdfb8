'use strict'
// Preloaded with `--require` to make runs deterministic: clock, document IDs, random bytes.

const crypto = require('node:crypto')
const cuid2 = require('@paralleldrive/cuid2')

const MINUTE = 60_000
const SEED_START = Date.UTC(2024, 8, 2, 9, 0)
const SAMPLE_TIME = Date.UTC(2024, 8, 16, 10, 30)
/** First ID of documents that samples create, to avoid collisions with the seed. */
const SAMPLE_IDS = 10_000

let now
let step
let nextId
let nextBytes

/** Called before each application start. */
globalThis.startApplication = () => {
  now = SEED_START
  step = MINUTE
  nextId = 1
  nextBytes = 1
}
startApplication()

Date.now = () => now
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  apply: (target) => new target(now).toString(),
})

/** Returns 24 characters that look like a document ID. */
function stableId(number) {
  const digits = BigInt(`0x${digest(`document ${number}`).toString('hex')}`).toString(36)
  return `${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${digits}`.slice(0, 24)
}

function digest(text) {
  return crypto.createHash('sha256').update(text).digest()
}

cuid2.createId = () => {
  now += step
  return stableId(nextId++)
}

crypto.randomBytes = (size, callback) => {
  const chunks = []
  while (chunks.length * 32 < size) chunks.push(digest(`bytes ${nextBytes++}`))
  const bytes = Buffer.concat(chunks).subarray(0, size)
  if (callback === undefined) return bytes
  process.nextTick(callback, null, bytes)
}

/** Called before each sample that starts from its fixture. */
globalThis.startSample = () => {
  now = SAMPLE_TIME
  step = 1000
  nextId = SAMPLE_IDS
  nextBytes = SAMPLE_IDS
}

require('./loopback.cjs')
