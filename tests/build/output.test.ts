import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { processScope } from '../../src/build/files/process.ts'
import { Output } from '../../src/build/output/output.ts'
import { finishSwap } from '../../src/build/output/site-folders.ts'

/** ID of a process that has ended. */
const ENDED = spawnSync(process.execPath, ['--version']).pid

/** A folder for a site, which is deleted after the test. */
function siteFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'dist')
}

/** Builds a site from texts: file → text. Returns the files that were written. */
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

describe('a build is atomic', () => {
  test('writes the new site to a separate folder and swaps it in', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': 'one' })
    const output = new Output(dir)
    output.write(['a.html'], 'two', () => ['two'])
    expect(read(dir, 'a.html')).toBe('one')
    output.commit()
    expect(read(dir, 'a.html')).toBe('two')
    // The previous site is kept for the next build to change.
    expect(readdirSync(join(dir, '..'))).toEqual(['dist', 'dist.old'])
  })

  test('a failed build leaves the last valid site unchanged, and removes its own files', () => {
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

  test('finishes the swap of a build that was killed between its two renames', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': 'new' })
    renameSync(dir, `${dir}.next-${ENDED}`)
    mkdirSync(`${dir}.old`)
    finishSwap(dir)
    expect(read(dir, 'a.html')).toBe('new')
    expect(readdirSync(join(dir, '..'))).toEqual(['dist', 'dist.old'])
  })

  test('ignores the output of a build that was killed before its swap', () => {
    const dir = siteFolder()
    mkdirSync(`${dir}.next-${ENDED}`, { recursive: true })
    writeFileSync(join(`${dir}.next-${ENDED}`, 'a.html'), 'half')
    finishSwap(dir)
    expect(existsSync(dir)).toBe(false)
    build(dir, { 'a.html': 'whole' })
    expect(read(dir, 'a.html')).toBe('whole')
    expect(readdirSync(join(dir, '..'))).toEqual(['dist'])
  })

  test('the second of two concurrent builds fails', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': 'one' })
    const slow = new Output(dir)
    slow.write(['a.html'], 'slow', () => ['slow'])
    // Moving the folder away and back looks like another build replaced it.
    renameSync(dir, `${dir}.away`)
    renameSync(`${dir}.away`, dir)
    expect(() => slow.commit()).toThrow(`Another build wrote ${dir} in the meantime`)
    slow.discard()
    expect(read(dir, 'a.html')).toBe('one')
  })

  test.each([
    ['a file', (dir: string) => writeFileSync(dir, ''), 'isn’t a folder'],
    [
      'a folder with other files',
      (dir: string) => (mkdirSync(dir), writeFileSync(join(dir, 'thesis.mdx'), '')),
      'that aren’t from a build',
    ],
  ])('doesn’t replace %s', (_, make, sentence) => {
    const dir = siteFolder()
    make(dir)
    expect(() => new Output(dir)).toThrow(sentence)
    expect(existsSync(dir)).toBe(true)
  })
})

describe('files are regenerated only if their inputs changed', () => {
  test('files that are no longer written are deleted', () => {
    const dir = siteFolder()
    expect(build(dir, { 'a.html': '1', 'b/c.html': '1', 'd.html': '1' })).toEqual(['a.html', 'b/c.html', 'd.html'])
    expect(build(dir, { 'a.html': '2', 'b/c.html': '1' })).toEqual(['a.html'])
    expect(shown(dir)).toEqual(['a.html', 'b'])
    expect(build(dir, { 'a.html': '2', 'b/c.html': '1' })).toEqual([])
  })

  test('a file missing from the last site is regenerated', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': '1', 'b.html': '1' })
    rmSync(join(dir, 'a.html'))
    expect(build(dir, { 'a.html': '1', 'b.html': '1' })).toEqual(['a.html'])
    expect(read(dir, 'a.html')).toBe('1')
  })

  test('files that are generated together are regenerated together', () => {
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

  test('a file missing from a folder that could be reused as a whole is regenerated', () => {
    const dir = siteFolder()
    const write = () => {
      const output = new Output(dir)
      const isReused = output.reuseFolder('_search/', '_search/manifest.json', 'key')
      if (!isReused) {
        output.writeFolder('_search/', 'a', [{ file: '0.json', key: 'zero', make: () => '0' }])
        output.write(['_search/manifest.json'], 'key', () => ['{}'])
      }
      output.commit()
      return isReused
    }
    expect([write(), write()]).toEqual([false, true])
    rmSync(join(dir, '_search/a/0.json'))
    expect([write(), write()]).toEqual([false, true])
    expect(read(dir, '_search/a/0.json')).toBe('0')
  })

  test('a folder named by its content keeps its unchanged files', () => {
    const dir = siteFolder()
    const write = (name: string, texts: string[]) => {
      const output = new Output(dir)
      output.writeFolder(
        '_search/',
        name,
        texts.map((text, index) => ({ file: `${index}.json`, key: text, make: () => text })),
      )
      output.commit()
      return output.written
    }
    expect(write('a', ['one', 'two'])).toBe(2)
    expect(write('b', ['new', 'one', 'two'])).toBe(1)
    expect(write('c', ['new', 'two'])).toBe(0)
    expect(write('d', ['two', 'three'])).toBe(1)
    expect(readdirSync(join(dir, '_search'))).toEqual(['d'])
    expect(readdirSync(join(dir, '_search/d')).map((file) => read(dir, `_search/d/${file}`))).toEqual(['two', 'three'])
  })

  test('a file can become a folder, and a folder a file', () => {
    const dir = siteFolder()
    for (const texts of [
      { a: '1', 'b/c/d': '1' },
      { 'a/b': '2', 'b/c': '2' },
      { a: '3', b: '3' },
      { 'a/b/c': '4', b: '3' },
    ]) {
      build(dir, texts)
      expect(texts).toEqual(Object.fromEntries(Object.keys(texts).map((file) => [file, read(dir, file)])))
    }
    expect(shown(dir)).toEqual(['a', 'b'])
  })

  test('files of the last site are never modified in place, since the site before it shares them', () => {
    const dir = siteFolder()
    for (const text of ['1', '2', '3', '2', '1']) {
      build(dir, { 'a.html': text, 'same.html': 'same' })
      expect([read(dir, 'a.html'), read(dir, 'same.html')]).toEqual([text, 'same'])
    }
    expect(read(`${dir}.old`, 'a.html')).toBe('2')
  })

  test('a file deleted during the build is an error', () => {
    const dir = siteFolder()
    build(dir, { 'a.html': '1' })
    const output = new Output(dir)
    for (const file of ['a.html', 'b.html']) output.write([file], '2', () => ['2'])
    const [next] = readdirSync(join(dir, '..')).filter((name) => name.includes('.next-'))
    rmSync(join(dir, '..', next!, 'b.html'))
    expect(() => output.commit()).toThrow(/1 files were deleted from .* during the build, such as b\.html/)
    expect(read(dir, 'a.html')).toBe('1')
  })

  test('another container’s unfinished build is kept; one of an ended process of this system is deleted', () => {
    const dir = siteFolder()
    const others = `${dir}.next-${ENDED}-000000000000`
    mkdirSync(others)
    build(dir, { 'a.html': '1' })
    expect(existsSync(others)).toBe(true)
    const mine = `${dir}.next-${ENDED}-${processScope()}`
    mkdirSync(mine)
    build(dir, { 'a.html': '2' })
    expect(existsSync(mine)).toBe(false)
  })

  test('two files with the same name are an error that names the source of one of them', () => {
    const dir = siteFolder()
    const output = new Output(dir)
    const source = join(dir, '..', 'sw.js')
    writeFileSync(source, 'mine')
    output.copy(source, 'sw.js')
    output.write(['sw.js'], 'own', () => ['own'])
    output.write(['a.html'], '1', () => ['1'])
    output.write(['a.html'], '2', () => ['2'])
    expect(() => output.commit()).toThrow(
      `Two pages would be written to a.html. Change the route of one of them.\n${source} conflicts with sw.js, which the build generates. Rename it.`,
    )
    output.discard()
  })

  test.each(['', '{', '[]', '{"a.html":3}'])('a build record that contains %j is ignored', (record) => {
    const dir = siteFolder()
    build(dir, { 'a.html': '1' })
    const [stamp] = readdirSync(dir).filter((name) => name.startsWith('.'))
    writeFileSync(join(dir, stamp!), record)
    expect(build(dir, { 'a.html': '1' })).toEqual(['a.html'])
    expect(existsSync(join(dir, 'a.html'))).toBe(true)
  })
})
