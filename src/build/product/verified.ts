import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verified } from '../../site/view.ts'

/** The counts that `npm run verify -- --update` writes of a product's samples, by route. */
export function readVerified(root: string): Map<string, Verified> {
  const file = join(root, 'verify/results.json')
  if (!existsSync(file)) return new Map()
  const { version, pages } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; pages: Record<string, Omit<Verified, 'version'>> }
  return new Map(Object.entries(pages).map(([route, counts]) => [route, { version, ...counts }]))
}
