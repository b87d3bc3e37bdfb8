import { createRequire } from 'node:module'
import { join } from 'node:path'
import { verifyFolder } from '../harness/paths.ts'

/** What screenshots use of sharp, whose types aren't installed with the project's own packages. */
interface Image {
  resize: (width: number, height?: number) => Image
  grayscale: () => Image
  raw: () => Image
  png: (options?: { compressionLevel: number }) => Image
  webp: (options: { quality: number; effort: number }) => Image
  toBuffer: () => Promise<Buffer>
}

/** Opens an image file, such as PNG or SVG. Loads sharp on first use. */
export function openImage(file: Buffer): Image {
  const sharp = createRequire(join(verifyFolder, 'package.json'))('sharp') as (file: Buffer) => Image
  return sharp(file)
}
