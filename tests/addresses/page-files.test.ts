import { describe, expect, test } from 'vitest'
import { dataFile, documentFile } from '../../src/addresses/page-files.ts'

describe('any static host serves the exact routes', () => {
  test.each([
    ['/', 'index.html', '_data/index.bin'],
    ['/cloud/intro', 'cloud/intro.html', '_data/cloud/intro.bin'],
    ['/openapi/', 'openapi/index.html', '_data/openapi/index.bin'],
  ])('%s is %s, its data %s', (route, document, data) => {
    expect([documentFile(route), dataFile(route)]).toEqual([document, data])
  })
})
