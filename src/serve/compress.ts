import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { contentType, isCompressible } from './mime.ts'

/** The codings that are made, the preferred one first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The end of the name of a compressed copy. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A smaller answer is headers more than anything else. What a link or a question fetches is several files just above it. */
const MIN_SIZE = 256
/** Above this a copy would take more than a second of a thread and too much of the memory. */
const MAX_SIZE = 8 * 1024 * 1024
/** Brotli's best quality takes 80 ms for 80 kB but 1.4 s for 1 MB, where quality 9 takes 70 ms and gives 10% more bytes. */
const MAX_SIZE_AT_BEST = 256 * 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Whether a compressed copy of a file is worth making; `size` in bytes. */
export function isWorthCompressing(file: string, size: number): boolean {
  return size > MIN_SIZE && size <= MAX_SIZE && isCompressible(contentType(file))
}

/** Compresses text in zlib's background threads. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION })
  return brotli(bytes, bytes.length <= MAX_SIZE_AT_BEST ? constants.BROTLI_MAX_QUALITY : 9)
}

/** Compresses with Brotli as well as it can, whatever that takes: for a copy that is made once and kept beside its file. */
export async function compressAtBest(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, constants.BROTLI_MAX_QUALITY)
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/**
 * The preferred coding that an `Accept-Encoding` header allows; `undefined` when only plain bytes will do.
 * Brotli wins wherever it is allowed, whatever the weights: a reader's browser lists codings, it doesn't rank them.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => allowed.includes(encoding))
}
