import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataFile, documentFile, Output } from '../../src/build/output.ts'

/** A folder for a site, gone when the test has finished. */
function siteFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'dist')
}

/** Builds a site of texts: file → text. Returns the files that were made anew. */
function build(dir: string, texts: Record<string, string>): string[] {
  const output = new Output(dir)
  const made: string[] = []
  for (const [file, text] of Object.entries(texts)) {
    output.write([file], text, () => {
      made.push(file)
      return [text]
    })
  }
  output.commit()
  return made
}

const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8')
const shown = (dir: string) =>
  readdirSync(dir)
    .filter((name) => !name.startsWith('.'))
    .sort()

describe('any static host serves the exact routes', () => {
  test.each([
    ['/', 'index.html', '_data/index.json'],
    ['/cloud/intro', 'cloud/intro.html', '_data/cloud/intro.json'],
    ['/openapi/', 'openapi/index.html', '_data/openapi/index.json'],
  ])('%s is %s, its data %s', (route, document, data) => {
    expect([documentFile(route), dataFile(route)]).toEqual([document, data])
  })
})

describe('a build is atomic', () => {
  test('it is written beside the site and swapped in', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': 'one' })
    const output = new Output(dir)
    output.write(['a.html'], 'two', () => ['two'])
    expect(read(dir, 'a.html')).toBe('one')
    output.commit()
    expect(read(dir, 'a.html')).toBe('two')
    expect(readdirSync(join(dir, '..'))).toEqual(['dist'])
  })

  test('one that fails leaves the last good site untouched, and nothing beside it', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': 'one', 'b.html': 'same' })
    const output = new Output(dir)
    output.write(['b.html'], 'same', () => ['same'])
    expect(() =>
      output.write(['a.html'], 'two', () => {
        throw new Error('crash')
      }),
    ).toThrow('crash')
    output.discard()
    expect(shown(dir)).toEqual(['a.html', 'b.html'])
    expect(read(dir, 'a.html')).toBe('one')
    expect(readdirSync(join(dir, '..'))).toEqual(['dist'])
  })

  test('one that was killed between its two renames is put right by the next', () => {
    const dir = siteFolder()
    mkdirSync(`${dir}.old`, { recursive: true })
    writeFileSync(join(`${dir}.old`, 'a.html'), 'last good')
    const output = new Output(dir)
    expect(read(dir, 'a.html')).toBe('last good')
    output.discard()
  })
})

describe('a file is made again only when what it is made from has changed', () => {
  test('and files that aren’t written any more are gone', () => {
    const dir = siteFolder()
    expect(build(dir, { 'a.html': '1', 'b/c.html': '1', 'd.html': '1' })).toEqual(['a.html', 'b/c.html', 'd.html'])
    expect(build(dir, { 'a.html': '2', 'b/c.html': '1' })).toEqual(['a.html'])
    expect(shown(dir)).toEqual(['a.html', 'b'])
    expect(build(dir, { 'a.html': '2', 'b/c.html': '1' })).toEqual([])
  })

  test('or when it is missing from the last site', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': '1', 'b.html': '1' })
    rmSync(join(dir, 'a.html'))
    expect(build(dir, { 'a.html': '1', 'b.html': '1' })).toEqual(['a.html'])
    expect(read(dir, 'a.html')).toBe('1')
  })

  test('files that are made together are made again together', () => {
    const dir = siteFolder()
    const pair = (text: string) => {
      const output = new Output(dir)
      output.write(['a.html', 'a.json'], 'key', () => [`${text} html`, `${text} json`])
      output.commit()
    }
    pair('first')
    rmSync(join(dir, 'a.json'))
    pair('second')
    expect([read(dir, 'a.html'), read(dir, 'a.json')]).toEqual(['second html', 'second json'])
  })

  test.each(['', '{', '[]', '{"a.html":3}'])('a record of the last build that says %j is no obstacle', (record) => {
    const dir = siteFolder()
    build(dir, { 'a.html': '1' })
    const [stamp] = readdirSync(dir).filter((name) => name.startsWith('.'))
    writeFileSync(join(dir, stamp!), record)
    expect(build(dir, { 'a.html': '1' })).toEqual(['a.html'])
    expect(existsSync(join(dir, 'a.html'))).toBe(true)
  })
})
