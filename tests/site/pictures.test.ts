import { describe, expect, test } from 'vitest'
import { parsePictures, type Pictures } from '../../src/site/pictures.ts'
import { page, wrongWith } from './page-fixture.ts'

const pictures: Pictures = {
  'content-manager-list': { width: 1280, height: 800, markers: { search: { x: 10, y: 20, width: 5, height: 4, side: 'left' } } },
}
const assets = ['light', 'light-1x', 'dark', 'dark-1x'].map((end) => `/img/admin/content-manager-list-${end}.webp`)

const showing = (name: string, markers: string[] = []) => page('/guide', { pictures: [{ name, markers, line: 7, column: 3 }] })

describe('a missing screenshot fails the build with its location', () => {
  test('an existing one with an existing marker passes', () => {
    expect(wrongWith({ pages: [showing('content-manager-list', ['search'])], pictures, assets })).toEqual([])
  })

  test('an unknown name gets a suggestion', () => {
    const [problem, ...others] = wrongWith({ pages: [showing('content-manager-lits')], pictures, assets })
    expect(others).toEqual([])
    expect(problem).toContain('guide.mdx:7:3')
    expect(problem).toContain('There is no screenshot "content-manager-lits".')
    expect(problem).toContain('content-manager-list"')
  })

  test('an unknown marker gets a suggestion', () => {
    const [problem] = wrongWith({ pages: [showing('content-manager-list', ['serach'])], pictures, assets })
    expect(problem).toContain('The screenshot "content-manager-list" has no marker "serach".')
    expect(problem).toContain('search"')
  })

  test('each missing file is reported', () => {
    const problems = wrongWith({ pages: [showing('content-manager-list')], pictures, assets: assets.slice(1) })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('has no file /img/admin/content-manager-list-light.webp')
  })
})

test('the error contains the command that takes the screenshot, based on the start of its name', () => {
  const config = { pictureCommands: { 'tour-': 'npm run tour', '': 'npm run pictures -- {name}' } }
  const wrong = (name: string) => wrongWith({ pages: [showing(name)], config })
  expect(wrong('tour-end')[0]).toContain('npm run tour')
  expect(wrong('list')[0]).toContain('npm run pictures -- list')
})

test('an invalid list of screenshots is an error', () => {
  expect(() => parsePictures('{"a": {"width": 0, "height": 1, "markers": {}}}')).toThrow('width')
})
