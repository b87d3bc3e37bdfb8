import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the text of a product's settings, documents, and pages in normalized form, one line per file. */
export function wordsOfProduct(dir: string): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(mdx?|tsx?|ya?ml|json)$/.test(file))
  return files.map((file) => plain(readFileSync(join(dir, file), 'utf8'))).join('\n')
}

/** Normalizes a text for comparison: lowercase words, separated by one space, without punctuation. */
export function plain(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
