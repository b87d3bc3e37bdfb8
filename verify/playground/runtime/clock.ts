// The same clock, IDs, and random bytes as in the harness (`harness/stable.cjs`), so results match the page.

import { sha256 } from './sha256.ts'

const SAMPLE_TIME = Date.UTC(2024, 8, 16, 10, 30)
const STEP = 1000
const SAMPLE_IDS = 10_000

let now = SAMPLE_TIME
let nextId = SAMPLE_IDS
let nextBytes = SAMPLE_IDS

/** Strapi's current time and the next IDs. */
export const clock = {
  now: (): number => now,

  /** Resets to the state at a sample's start. */
  reset(): void {
    now = SAMPLE_TIME
    nextId = SAMPLE_IDS
    nextBytes = SAMPLE_IDS
  },

  /** Advances the time with each document. */
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

/** Replaces the platform's clock, and sets its time zone to UTC like the server's. */
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
/** A date string with a time zone, or without a time, which means midnight in UTC. */
const ZONED = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d(?: \(.*\))?)$|^[+-]?\d{4,6}(?:-\d\d){0,2}$/i

/** Creates a parser that treats date strings without a time zone as UTC. */
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
