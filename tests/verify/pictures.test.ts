import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictureAddress } from '../../src/addresses/picture-address.ts'
import { parsePictures } from '../../src/site/pictures.ts'
import { areas } from '../../verify/screenshots/areas.ts'

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
