import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { MAX_ADDRESSES } from './limits.ts'

interface RateLimitOptions {
  /** Size of the token bucket, which refills within `window`. */
  limit: number
  /** In milliseconds. */
  window: number
  /** Number of IP addresses to track; beyond it, the least recently used are dropped. */
  maxAddresses?: number
  now?: () => number
}

/** Token bucket per IP address: allows `limit` requests at once, and refills continuously. */
export class RateLimit {
  readonly #options: RateLimitOptions & { now: () => number }
  readonly #buckets: LRUCache<string, { left: number; at: number }>

  constructor(options: RateLimitOptions) {
    this.#options = { now: Date.now, ...options }
    this.#buckets = new LRUCache({ max: options.maxAddresses ?? MAX_ADDRESSES })
  }

  /** Takes a token. Returns 0 if the request is allowed, or else the seconds to wait. */
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

/** A client usually controls a whole IPv6 network, so addresses are reduced to their first 64 bits. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...end].slice(0, 4).join(':')
}
