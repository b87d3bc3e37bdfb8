/** In CSS pixels. */
export interface PictureSize {
  width: number
  height: number
}

/**
 * Reads a picture's size from its file's content.
 * @returns `undefined` if the format is unknown or the size is missing
 */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  const size = readers.find(({ begins }) => begins(bytes))?.read(bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

interface Reader {
  begins: (bytes: Buffer) => boolean
  read: (bytes: Buffer) => PictureSize | undefined
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const readers: Reader[] = [
  {
    begins: (bytes) => bytes.length >= 24 && text(bytes, 1, 4) === 'PNG',
    read: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  {
    begins: (bytes) => bytes.length >= 10 && text(bytes, 0, 4) === 'GIF8',
    read: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  },
  { begins: (bytes) => bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8, read: jpegSize },
  { begins: (bytes) => bytes.length >= 30 && text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP', read: webpSize },
  { begins: (bytes) => text(bytes, 4, 12) === 'ftypavif', read: avifSize },
  { begins: (bytes) => /^\s*(?:<\?xml|<!--|<!DOCTYPE|<svg)/i.test(text(bytes, 0, 100).replace(/^\u00EF\u00BB\u00BF/, '')), read: svgSize },
]

/** Reads the first frame header, skipping the segments before it. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** Supports the lossy, lossless, and extended formats. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  switch (text(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  }
  return undefined
}

function avifSize(bytes: Buffer): PictureSize | undefined {
  const at = bytes.indexOf('ispe')
  return at >= 0 && at + 16 <= bytes.length ? { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) } : undefined
}

/** Uses the width and height of the root element, else the size of its view box. */
function svgSize(bytes: Buffer): PictureSize | undefined {
  const [root] = /<svg\b[^>]*>/i.exec(bytes.toString('utf8', 0, 20_000)) ?? []
  if (root === undefined) return undefined
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1])
  const [width, height] = [length('width'), length('height')]
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) }
  const [, boxWidth, boxHeight] = /\sviewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root) ?? []
  return boxWidth && boxHeight ? { width: Math.round(Number(boxWidth)), height: Math.round(Number(boxHeight)) } : undefined
}
