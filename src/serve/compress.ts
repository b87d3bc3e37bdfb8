import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { contentType, isCompressible } from './mime.ts'

/** Supported encodings, by preference. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** File name suffix of a compressed copy. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Below this size, headers dominate the response. Files that navigation and search fetch are often just above it. */
const MIN_SIZE = 256
/** Above this size, compression would take more than a second of a thread and too much memory. */
const MAX_SIZE = 8 * 1024 * 1024
/** Brotli's best quality takes 80 ms for 80 kB but 1.4 s for 1 MB, where quality 9 takes 70 ms for a result that is 10% larger. */
const MAX_SIZE_AT_BEST = 256 * 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Whether compressing a file is worthwhile; `size` is in bytes. */
export function isWorthCompressing(file: string, size: number): boolean {
  return size > MIN_SIZE && size <= MAX_SIZE && isCompressible(contentType(file))
}

/** Compresses text in zlib's thread pool. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION })
  return brotli(bytes, bytes.length <= MAX_SIZE_AT_BEST ? constants.BROTLI_MAX_QUALITY : 9)
}

/** Compresses with Brotli's best quality, regardless of time: for copies that are built once and shipped with the file. */
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
 * The preferred encoding that an `Accept-Encoding` header allows; `undefined` for none. Ignores quality values, since browsers
 * only list encodings and don't rank them.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => allowed.includes(encoding))
}
