import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictureAddress } from '../../src/addresses/picture-address.ts'
import { parsePictures } from '../../src/site/pictures.ts'
import { areas } from '../../verify/screenshots/areas.ts'
import { coveredBy } from '../../verify/screenshots/free-side.ts'
import { readOccupied } from '../../verify/screenshots/gallery.ts'

const folder = join(import.meta.dirname, '../../static/img/admin')
const pictures = parsePictures(readFileSync(join(folder, 'pictures.json'), 'utf8'))
const shots = areas.flatMap((area) => area.shots)
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))

describe('the screenshots of the admin panel match the script', () => {
  test('each shot has a screenshot, and each screenshot a shot', () => {
    // The quick start takes its own screenshots.
    const taken = Object.keys(pictures).filter((name) => !name.startsWith('quick-start-'))
    expect(taken.sort()).toEqual(shots.map(({ name }) => name).sort())
  })

  test.each(shots.map((shot) => [shot.name, shot] as const))('%s has the markers of its shot', (name, { markers = {} }) => {
    expect(Object.keys(pictures[name]?.markers ?? {}).sort()).toEqual(Object.keys(markers).sort())
  })

  test('each screenshot exists in light and dark with one and two device pixels per CSS pixel, and there are no other files', () => {
    const addresses = Object.keys(pictures).flatMap((name) =>
      (['light', 'dark'] as const).flatMap((mode) => ([1, 2] as const).map((scale) => pictureAddress(name, mode, scale))),
    )
    expect(files.map((file) => `/img/admin/${file}`).sort()).toEqual(addresses.sort())
  })

  test('the average file size is below 60 kB', () => {
    const weights = files.map((file) => statSync(join(folder, file)).size)
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(60_000)
  })
})

describe('no number covers text or a control of the admin panel', async () => {
  const occupied = await readOccupied()
  const marked = Object.entries(pictures).filter(([, { markers }]) => Object.keys(markers).length > 0)

  test.each(marked)('%s', (name, { width, height, markers }) => {
    const boxes = Object.entries(markers).map(([marker, { side, ...percent }]) => {
      const [x, y] = [(percent.x * width) / 100, (percent.y * height) / 100]
      return [marker, { x, y, width: (percent.width * width) / 100, height: (percent.height * height) / 100, side }] as const
    })
    expect(occupied[name]?.length, 'recorded text and controls').toBeGreaterThan(0)
    expect(coveredBy(width, Object.fromEntries(boxes), occupied[name]!)).toEqual([])
  })

  test('the check names the marker and what it covers', () => {
    const save = { x: 200, y: 20, width: 80, height: 30 }
    const search = { x: 160, y: 20, width: 35, height: 30, what: 'button “Search”' }
    expect(coveredBy(600, { save: { ...save, side: 'left' } }, [search])).toEqual(['The number of marker "save" covers button “Search”.'])
    expect(coveredBy(600, { save: { ...save, side: 'right' } }, [search])).toEqual([])
  })

  test('on a smaller image, a number covers more of the screenshot', () => {
    const save = { x: 400, y: 20, width: 80, height: 30, side: 'left' } as const
    const search = { x: 300, y: 20, width: 60, height: 30, what: 'button “Search”' }
    expect(coveredBy(600, { save }, [search])).toEqual([])
    expect(coveredBy(1280, { save }, [search])).toHaveLength(1)
  })
})

describe('the numbers on screenshots are those of the text', () => {
  const root = join(import.meta.dirname, '../../docs')
  const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, source]) => /<Screenshot [^>]* markers="/.test(source))

  test.each(documents)('%s', (_, source) => {
    const onPictures = [...source.matchAll(/<Screenshot [^>]* markers="(?<names>[^"]+)"(?: first="(?<first>\d+)")?/g)].flatMap(
      ({ groups }) => groups!.names!.split(',').map((_name, index) => Number(groups!.first ?? 1) + index),
    )
    const inText = new Set([...source.matchAll(/<Marker n="(?<n>\d+)"/g)].map(({ groups }) => Number(groups!.n)))
    expect(onPictures).toEqual(onPictures.map((_number, index) => index + 1))
    expect([...inText].sort((a, b) => a - b)).toEqual(onPictures)
  })
})
