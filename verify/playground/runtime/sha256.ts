const WORD = 2 ** 32

const primes = firstPrimes(64)
const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** SHA-256 of a short text. The platform's implementation is asynchronous, but document IDs are needed synchronously. */
export function sha256(text: string): Uint8Array {
  const message = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64))
  for (const [index, byte] of message.entries()) padded.setUint8(index, byte)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 4, message.length * 8)
  let state = start
  for (let at = 0; at < padded.byteLength; at += 64) state = mix(state, padded, at)
  const result = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) result.setUint32(index * 4, word)
  return new Uint8Array(result.buffer)
}

function mix(state: number[], block: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(at + index * 4))
  for (let index = 16; index < 64; index++) {
    const [before, last] = [words[index - 15]!, words[index - 2]!]
    const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)
    const large = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10)
    words.push((words[index - 16]! + small + words[index - 7]! + large) >>> 0)
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (const [index, word] of words.entries()) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[index]! + word
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) >>> 0)
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(number: number): number {
  return Math.floor((number % 1) * WORD)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}
