import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import documented, { versions, type BuiltFile } from '../../playground/built.ts'
import { filesFor } from '../../playground/later-parts.ts'
import { CODE_BUDGET } from './code-budget.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'

const folder = join(import.meta.dirname, '../../static/assets/playground')
const accounts = await import('../../verify/app/seed/data/accounts.js')
const { administrators, users, tokens } = accounts.default as Record<'administrators' | 'users' | 'tokens', Array<Record<string, string>>>

/** Limits in bytes after Brotli compression: files between Run and the first response, and the additional file for GraphQL requests. */
const BUDGET = 450_000
const GRAPHQL_BUDGET = 250_000

describe.each(versions)('the playground’s files for $version', (built) => {
  const files = builtFiles(built.version)

  it('match their hashes and sizes', () => {
    for (const { part, hash, size } of built.files) {
      expect(createHash('sha256').update(files[part]!).digest('hex')).toBe(hash)
      expect(files[part]).toHaveLength(size)
    }
  })

  it('have Brotli copies whose sizes match the listed ones', () => {
    for (const { part, path, compressed } of built.files) {
      const copy = readFileSync(join(folder, '../..', `${path}.br`))
      expect(copy).toHaveLength(compressed)
      expect(brotliDecompressSync(copy).equals(files[part]!)).toBe(true)
    }
  })

  it('take at most 450 kB with the code that runs them, plus at most 250 kB for GraphQL', () => {
    const cost = (list: BuiltFile[]) => list.reduce((sum, { compressed }) => sum + compressed, 0)
    expect(cost(filesFor(built.files)) + CODE_BUDGET).toBeLessThanOrEqual(BUDGET)
    expect(cost(filesFor(built.files, 'graphql'))).toBeLessThan(GRAPHQL_BUDGET)
    expect(filesFor(built.files).length + filesFor(built.files, 'graphql').length).toBe(built.files.length)
  })

  it('share SQLite with the documented version', () => {
    expect(built.files.find(({ part }) => part === 'sqlite')).toEqual(documented.files.find(({ part }) => part === 'sqlite'))
  })

  it.each([
    ...[...administrators!, ...users!].flatMap(({ email, password }) => [email!, password!]),
    ...tokens!.map(({ key }) => key!),
    'development-jwt-secret',
    'development-admin-jwt-secret',
    'development-api-token-salt',
  ])('don’t contain %s', (secret) => {
    for (const bytes of Object.values(files)) expect(bytes.includes(secret)).toBe(false)
  })

  it('don’t contain names of administrators', () => {
    for (const { firstname, lastname } of administrators!)
      expect(files.content.includes(firstname!) || files.content.includes(lastname!)).toBe(false)
  })

  it('don’t contain password hashes', () => {
    for (const bytes of [files.content, files.models]) expect(bytes.toString('utf8')).not.toMatch(/\$2[aby]\$\d\d\$/)
  })
})

it('the folder contains no other files', () => {
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[a-z]+$/.test(name))
  const named = new Set(versions.flatMap(({ files }) => files.flatMap(({ path }) => [path, `${path}.br`])))
  expect(there.map((name) => `assets/playground/${name}`).sort()).toEqual([...named].sort())
})
