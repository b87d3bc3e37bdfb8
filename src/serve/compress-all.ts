import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { compress, type Encoding, ENCODINGS, isWorthCompressing, SUFFIXES } from './compress.ts'
import { CompressedCopies } from './compressed-copies.ts'
import { fingerprint } from './fingerprint.ts'
import { listFiles } from './list-files.ts'

/** Result of `compressAll`. Sizes are in bytes. */
interface CompressionReport {
  /** Number of files with copies. */
  files: number
  plain: number
  br: number
  gzip: number
}

/**
 * Writes `.br` and `.gz` copies next to all files of the built site that are worth compressing, for hosts that serve such copies.
 * Existing copies are kept. With `cacheDir` (the cache of `serve`), copies are taken from there if possible, and new ones are
 * added. Rejects with file system errors.
 */
export async function compressAll(root: string, cacheDir?: string): Promise<CompressionReport> {
  const files = await listFiles(root)
  const there = new Set(files)
  const workers = availableParallelism()
  const copies = cacheDir === undefined ? undefined : new CompressedCopies(cacheDir, workers)
  const report: CompressionReport = { files: 0, plain: 0, br: 0, gzip: 0 }
  const compressFile = async (file: string): Promise<void> => {
    const bytes = await readFile(join(root, file))
    if (!isWorthCompressing(file, bytes.length)) return
    report.files++
    report.plain += bytes.length
    for (const encoding of ENCODINGS) {
      const beside = file + SUFFIXES[encoding]
      const isThere = there.has(beside)
      const copy = isThere ? await readFile(join(root, beside)) : await copyOf(bytes, encoding, copies)
      report[encoding] += copy.length
      if (!isThere) await writeBeside(join(root, file), SUFFIXES[encoding], copy)
    }
  }
  const inTurn = pLimit(workers)
  await Promise.all(files.map((file) => inTurn(compressFile, file)))
  return report
}

async function copyOf(bytes: Buffer, encoding: Encoding, copies: CompressedCopies | undefined): Promise<Buffer> {
  if (copies === undefined) return compress(bytes, encoding)
  const hash = fingerprint(bytes)
  return (await copies.read(hash, encoding)) ?? (await copies.make(hash, encoding, bytes)) ?? compress(bytes, encoding)
}

/** Writes to a dotfile, which no server sends, and then renames it. */
async function writeBeside(file: string, suffix: string, copy: Buffer): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}${suffix}.tmp`)
  await writeFile(draft, copy)
  await rename(draft, file + suffix)
}
