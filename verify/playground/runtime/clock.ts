// The clock, the ids and the random bytes of the harness (`harness/stable.cjs`): what a reader runs gives what the page shows.

import { sha256 } from './sha256.ts'

const SAMPLE_TIME = Date.UTC(2024, 8, 16, 10, 30)
const STEP = 1000
const SAMPLE_IDS = 10_000

let now = SAMPLE_TIME
let nextId = SAMPLE_IDS
let nextBytes = SAMPLE_IDS

/** What time it is for Strapi, and what comes next. */
export const clock = {
  now: (): number => now,

  /** As it is when a sample starts. */
  reset(): void {
    now = SAMPLE_TIME
    nextId = SAMPLE_IDS
    nextBytes = SAMPLE_IDS
  },

  /** Time goes on with each document. */
  nextDocumentId(): string {
    now += STEP
    const number = nextId++
    const digits = BigInt(`0x${hex(sha256(`document ${number}`))}`).toString(36)
    return `${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${digits}`.slice(0, 24)
  },

  randomBytes(size: number): Uint8Array {
    const bytes = new Uint8Array(size)
    for (let at = 0; at < size; at += 32) bytes.set(sha256(`bytes ${nextBytes++}`).subarray(0, size - at), at)
    return bytes
  },
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes the platform's clock this one, and its time zone that of the server: UTC, wherever the reader is. */
export function setClock(): void {
  const Real = Date
  const parse = readAsUtc(Real)
  const make = (values: unknown[]) => {
    if (values.length === 0) return [now]
    if (values.length > 1) return [Real.UTC(...(values as [number, number]))]
    return typeof values[0] === 'string' ? [parse(values[0])] : values
  }
  liveInUtc(Real.prototype)
  globalThis.Date = new Proxy(Real, {
    construct: (target, values: unknown[], newTarget) => Reflect.construct(target, make(values), newTarget) as object,
    apply: (target) => new target(now).toString(),
  })
  Real.now = () => now
  Real.parse = parse
}

const FIELDS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']
/** A text that says where its time is, or that is only a date, which is at midnight there. */
const ZONED = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d(?: \(.*\))?)$|^[+-]?\d{4,6}(?:-\d\d){0,2}$/i

/** A reader of dates for which texts without a zone are in UTC. */
function readAsUtc(Real: DateConstructor): (text: string) => number {
  const { parse, UTC } = Real
  const { getFullYear, getMonth, getDate, getHours, getMinutes, getSeconds, getMilliseconds } = Real.prototype
  const getters = [getFullYear, getMonth, getDate, getHours, getMinutes, getSeconds, getMilliseconds]
  return (text) => {
    const time = parse(text)
    if (Number.isNaN(time) || ZONED.test(text.trim())) return time
    const date = new Real(time)
    return UTC(...(getters.map((get) => get.call(date)) as [number, number]))
  }
}

function liveInUtc(prototype: Date): void {
  const methods = prototype as unknown as Record<string, unknown>
  for (const field of FIELDS) {
    methods[`get${field}`] = methods[`getUTC${field}`]
    if (field !== 'Day') methods[`set${field}`] = methods[`setUTC${field}`]
  }
  prototype.getTimezoneOffset = () => 0
}
