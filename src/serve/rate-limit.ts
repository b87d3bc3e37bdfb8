import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { MAX_ADDRESSES } from './limits.ts'

interface RateLimitOptions {
  /** Requests that an address may make at once, and again after `window`. */
  limit: number
  /** In milliseconds. */
  window: number
  /** Addresses remembered; beyond it the oldest are forgotten. */
  maxAddresses?: number
  now?: () => number
}

/** Counts the requests of each address: as many as the limit at once, then one each time a share of the window has passed. */
export class RateLimit {
  readonly #options: RateLimitOptions & { now: () => number }
  readonly #buckets: LRUCache<string, { left: number; at: number }>

  constructor(options: RateLimitOptions) {
    this.#options = { now: Date.now, ...options }
    this.#buckets = new LRUCache({ max: options.maxAddresses ?? MAX_ADDRESSES })
  }

  /** Counts a request. Returns 0 when it may be answered, else the seconds to wait. */
  take(address: string): number {
    const { limit, window, now } = this.#options
    const key = network(address)
    const time = now()
    const bucket = this.#buckets.get(key) ?? { left: limit, at: time }
    const left = Math.min(limit, bucket.left + ((time - bucket.at) / window) * limit)
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, at: time })
    return left >= 1 ? 0 : Math.ceil(((1 - left) * window) / limit / 1000)
  }
}

/** One reader has a whole network of IPv6 addresses: its first 64 bits stand for all of them. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...end].slice(0, 4).join(':')
}
