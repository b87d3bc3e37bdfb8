import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is written in a product: its settings, documents and pages, in one line and without the signs of Markdown. */
export function wordsOfProduct(dir: string): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(mdx?|tsx?|ya?ml|json)$/.test(file))
  return files.map((file) => plain(readFileSync(join(dir, file), 'utf8'))).join('\n')
}

/** A text as it is looked for: one space between words, no signs. */
export function plain(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
