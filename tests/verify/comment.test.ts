import { describe, expect, it } from 'vitest'
import { parseComment } from '../../verify/harness/comment.ts'

describe('a comment binds a fact to its evidence', () => {
  it.each([
    [
      'a file and text in it',
      'file=@strapi/core/a.js has="default: 1"',
      { evidence: { file: '@strapi/core/a.js', has: ['default: 1'], lacks: [] } },
    ],
    [
      'several texts, including excluded ones, with quotes and line breaks',
      `file=a.js has='"one",\n  true' has="it's" lacks="two"`,
      { evidence: { file: 'a.js', has: ['"one", true', "it's"], lacks: ['two'] } },
    ],
    ['a function', 'fact=upload-limit', { evidence: { fact: 'upload-limit' } }],
    ['the rows of a table', 'table=operators', { table: 'operators' }],
    ['the reason for no evidence', 'no="Their service decides it."', { excuse: 'Their service decides it.' }],
    ['the initial content of samples', 'fixture=empty', { fixture: 'empty' }],
  ])('%s', (_, settings, comment) => expect(parseComment(`/* verify: ${settings} */`)).toEqual(comment))

  it('other comments are ignored', () => {
    expect(parseComment('/* Why this is here: verify it some day. */')).toBeUndefined()
    expect(parseComment('/* verify with the team */')).toBeUndefined()
  })

  it.each([
    ['file=a.js', 'Add has="…" for text that is in the file'],
    ['has="default: 1"', 'need a file, as in'],
    ['file=a.js has="1" file=b.js', 'file= is set 2 times; write a separate mark for each.'],
    ['file=a.js contains="1"', 'Unknown setting “contains” in the mark. Known: fixture, table, fact, file, has, lacks, no.'],
    ['file=a.js has="default', '“has="default” can’t be parsed.'],
    ['file=a.js has="a"lacks="b"', 'can’t be parsed'],
    ['file=a.js has=" "', 'can’t be empty'],
    ['file=../package.json has="name"', 'a path inside verify/node_modules/, not “../package.json”'],
    ['file=@strapi/../../app has="name"', 'inside verify/node_modules/'],
    ['file=/etc/passwd has="root"', 'inside verify/node_modules/'],
    ['file=a.js has="a b c" fact=b', 'write two marks'],
    ['no=" "', 'needs the reason'],
    ['fact=b no="Their service decides it."', 'can’t have both evidence and no='],
    ['', 'The mark is empty.'],
  ])('“%s” is rejected: %s', (settings, message) => {
    expect(() => parseComment(`/* verify: ${settings} */`)).toThrow(message)
  })

  it('the colon is required', () => {
    expect(() => parseComment('/* verify file=a.js has="default: 1" */')).toThrow('A mark starts with “verify:”')
  })
})
