import { describe, expect, test } from 'vitest'
import { serialize, type Value, type ParameterShape } from '../../src/openapi/styles.ts'

const array = ['blue', 'black', 'brown']
const object = { R: 100, G: 200, B: 150 }

/** The table of styles in the OpenAPI specification, row by row, without undefined combinations. */
const TABLE: Array<
  [ParameterShape['in'], NonNullable<ParameterShape['style']>, explode: boolean, string: string, array: string, object: string]
> = [
  ['path', 'matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['path', 'label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['path', 'simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['header', 'simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'pipeDelimited', false, 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
]

describe('“the OpenAPI specification’s table of styles”', () => {
  test.each(TABLE)('in %s, %s, explode %s', (place, style, explode, ...written) => {
    const parameter: ParameterShape = { name: 'color', in: place, style, explode }
    expect(['blue', array, object].map((value: Value) => serialize(parameter, value))).toEqual(written)
  })

  test('deepObject', () => {
    const parameter: ParameterShape = { name: 'color', in: 'query', style: 'deepObject', explode: true }
    expect(serialize(parameter, object)).toBe('color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150')
  })

  test('an empty string', () => {
    expect(serialize({ name: 'color', in: 'path', style: 'matrix' }, '')).toBe(';color')
    expect(serialize({ name: 'color', in: 'path', style: 'label' }, '')).toBe('.')
    expect(serialize({ name: 'color', in: 'query' }, '')).toBe('color=')
  })

  test.each([
    ['path', 'blue,black,brown'],
    ['query', 'color=blue&color=black&color=brown'],
    ['header', 'blue,black,brown'],
  ] as const)('the defaults in %s', (place, written) => {
    expect(serialize({ name: 'color', in: place }, array)).toBe(written)
  })
})

describe('values are escaped', () => {
  test('in a path, as one segment', () => {
    expect(serialize({ name: 'id', in: 'path' }, 'a/b?c#d ä')).toBe('a%2Fb%3Fc%23d%20%C3%A4')
  })

  test('in a query, including names', () => {
    expect(serialize({ name: 'pagination[page]', in: 'query' }, '1&2')).toBe('pagination%5Bpage%5D=1%262')
  })

  test('in lists, including commas in a value', () => {
    expect(serialize({ name: 'q', in: 'query', explode: false }, ['a,b', 'c'])).toBe('q=a%2Cb,c')
  })

  test('in a header “percent-encoding MUST NOT be applied”', () => {
    expect(serialize({ name: 'X-Names', in: 'header' }, ['Ä b', 'c/d'])).toBe('Ä b,c/d')
  })

  test('with allowReserved, except reserved characters and existing escapes, unless they have a meaning in a query', () => {
    const parameter: ParameterShape = { name: 'next', in: 'query', allowReserved: true }
    expect(serialize(parameter, "/a?b=c:d@e!$'()*,;%20 &+#[]%")).toBe("next=/a?b=c:d@e!$'()*,;%20%20%26%2B%23%5B%5D%25")
  })
})

describe('nested objects', () => {
  test('as deepObject, in the format of Strapi’s filters', () => {
    const filters = { $or: [{ name: { $eq: 'a b' } }, { stars: { $gt: 2 } }], open: null }
    expect(decodeURIComponent(serialize({ name: 'filters', in: 'query', style: 'deepObject' }, filters))).toBe(
      'filters[$or][0][name][$eq]=a b&filters[$or][1][stars][$gt]=2',
    )
  })

  test('otherwise as JSON', () => {
    expect(decodeURIComponent(serialize({ name: 'q', in: 'query' }, { a: { b: 1 } }))).toBe('a={"b":1}')
  })

  test('as nothing if they are empty', () => {
    expect([[], {}, [null]].map((value) => serialize({ name: 'q', in: 'query' }, value))).toEqual(['', '', ''])
  })
})
