import { describe, expect, test } from 'vitest'
import { blocks } from '../blocks/registry.ts'
import { compileBody, blocksOf, pageOf, problemsOf } from './document-fixture.ts'

const KINDS = ['note', 'tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'callout']

const titleOf = async (callout: string) => (await blocksOf(`${callout}\nText.\n:::`))[0]![1].titleHtml

describe('callouts', () => {
  test.each(KINDS)(':::%s', async (kind) => {
    expect((await pageOf(`:::${kind}\n\nFirst.\n\nSecond.\n\n:::`)).body).toEqual([
      { name: 'Callout', props: { kind }, children: ['<p>First.</p><p>Second.</p>'] },
    ])
  })

  test('nest when the outer one has more colons', async () => {
    const { body } = await pageOf('::::note[Out]\nOne.\n\n:::tip[In]\nTwo.\n:::\n\n::::')
    expect(body).toEqual([
      {
        name: 'Callout',
        props: { kind: 'note', titleHtml: 'Out' },
        children: ['<p>One.</p>', { name: 'Callout', props: { kind: 'tip', titleHtml: 'In' }, children: ['<p>Two.</p>'] }],
      },
    ])
  })

  test.each([
    ['lists', '- item\n\n  :::note\n  Text.\n  :::'],
    ['quotes', '> :::note\n> Text.\n> :::'],
    ['components', '<SubtleCallout title="a">\n\n:::note\nText.\n:::\n\n</SubtleCallout>'],
  ])('work in %s, too', async (_, body) => {
    expect(await blocksOf(body)).toContainEqual(['Callout', { kind: 'note' }])
  })

  test('work with Windows line endings', async () => {
    expect(await blocksOf(':::note[T]\r\nText.\r\n:::\r\n')).toEqual([['Callout', { kind: 'note', titleHtml: 'T' }]])
  })
})

describe('the title of a callout', () => {
  test.each([
    [':::note[In brackets]', 'In brackets'],
    [':::note In plain words', 'In plain words'],
    [':::note[With *emphasis* and `code`]', 'With <em>emphasis</em> and <code>code</code>'],
    [':::note[The type api::restaurant.restaurant at 10:30]', 'The type api::restaurant.restaurant at 10:30'],
    [':::note[A & B]', 'A &#x26; B'],
    [':::note A & <B>', 'A &#x26; &#x3C;B>'],
    [':::note[See [this](/there)]', 'See <a href="/there">this</a>'],
  ])('%s', async (callout, title) => {
    expect(await titleOf(callout)).toBe(title)
  })

  test('can contain links, which are checked like any other', async () => {
    expect((await pageOf(':::note[See [this](/there#part)]\nText.\n:::')).links).toEqual([
      { url: '/there#part', route: '/there', hash: 'part', line: 4, column: 13 },
    ])
    expect((await pageOf(':::note[See [this](/there)]\nText.\n:::', { baseUrl: '/docs/' })).body[0]).toMatchObject({
      props: { titleHtml: 'See <a href="/docs/there">this</a>' },
    })
  })

  test.each([
    [':::note[[x](javascript:alert(1))]', '4:9 Invalid link URL "javascript:alert(1)".'],
    [':::note[A {b} c]', '4:11 Documents can’t contain {expressions}.'],
    [':::note[A <Badge kind="new" />]', '4:11 A callout’s title can’t contain <Badge>.'],
    [':::note[A <Nope />]', '4:11 Unknown component <Nope>.'],
  ])('%s is an error', async (callout, problem) => {
    expect(await problemsOf(`${callout}\nText.\n:::`)).toEqual([problem])
  })
})

describe('an invalid callout is an error with its location', () => {
  const stray = 'This ":::" doesn’t open or close a callout.'

  test.each([
    ['unclosed', ':::note\nText.', ['4:1 The callout ":::note" is never closed.']],
    ['unclosed outer callout', '::::note\n\n:::tip\nText.\n:::', ['4:1 The callout ":::note" is never closed.']],
    ['one of two unclosed', ':::note\n\n:::tip\nText.\n:::', ['4:1 The callout ":::note" is never closed.']],
    ['additional :::', 'Text.\n\n:::\n\nMore.', [`6:1 ${stray}`]],
    ['::: directly below text', 'Text.\nMore.\n:::', [`6:1 ${stray}`]],
    ['a space before the name', '::: note\nText.\n:::', [`4:1 ${stray}`]],
    ['unknown', ':::nota\nText.\n:::', ['4:1 Unknown callout ":::nota".']],
  ])('%s', async (_, body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })

  test('the error contains a suggestion', async () => {
    expect((await compileBody(':::nota\nText.\n:::')).problems[0]!.hint).toBe('Did you mean "note"?')
    expect((await compileBody(':::wombat\nText.\n:::')).problems[0]!.hint).toBe(`Available: ${blocks.directives.join(', ')}.`)
  })

  test('a ::: inside a sentence is text', async () => {
    expect((await pageOf('Close it with `:::`::: or ::: here.')).body).toEqual(['<p>Close it with <code>:::</code>::: or ::: here.</p>'])
  })
})

describe('text that resembles a directive stays text', () => {
  test.each([
    'At 10:30 sharp.',
    'The uid api::restaurant.restaurant here.',
    'é😀 plugin::users-permissions.user é',
    'A :smile: b',
    ':name[label]{a=b} c',
    '::leaf[label]{a=b}',
  ])('%s', async (text) => {
    expect((await pageOf(text)).body).toEqual([`<p>${text}</p>`])
  })
})
