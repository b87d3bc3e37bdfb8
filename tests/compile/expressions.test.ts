import { describe, expect, test } from 'vitest'
import { compileBody, htmlOf, problemsOf } from './document-fixture.ts'

describe('MDX is only data: nothing in a document can run code', () => {
  const expression = 'Documents can’t contain {expressions}.'
  const module = 'Documents can’t contain import or export.'

  test.each([
    ['a {b} c', [`4:3 ${expression}`]],
    ['Text.\n\n{process.exit(1)}', [`6:1 ${expression}`]],
    ['- a\n- b {c}', [`5:5 ${expression}`]],
    ['| a |\n|---|\n| {b} |', [`6:3 ${expression}`]],
    ['## A {b.c()} d', [`4:6 ${expression}`]],
    ['{/* fine */ 1}', [`4:1 ${expression}`]],
    ['import fs from "node:fs"', [`4:1 ${module}`]],
    ['Text.\n\nexport const a = 1', [`6:1 ${module}`]],
    ['import a from "a"\n\nText {b}', [`4:1 ${module}`, `6:6 ${expression}`]],
  ])('%s is an error with its location', async (body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })

  test.each([
    ['<Badge kind={kind} />', '4:1 <Badge> prop "kind" must be a literal, not {kind}.'],
    ['<Badge kind={`new`} />', '4:1 <Badge> prop "kind" must be a literal, not {`new`}.'],
    ['<Badge kind={["new"]} />', '4:1 <Badge> prop "kind" must be a literal, not {["new"]}.'],
    ['<Badge kind={null} />', '4:1 <Badge> prop "kind" must be a literal, not {null}.'],
    ['<Badge kind="new" {...props} />', '4:1 <Badge> doesn’t support spread attributes: {...props}.'],
    ['<kbd style={{ color: "red" }}>a</kbd> b', '4:1 <kbd> prop "style" must be a literal, not {{ color: "red" }}.'],
  ])('%s is one error', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem])
  })

  test.each([
    '<Badge kind={"new"} />',
    "<Badge kind={'new'} />",
    '<Marker n={3} />',
    '<ApiCall noSideBySide={true}>\n<Request>\n\nx\n\n</Request>\n</ApiCall>',
  ])('a literal in braces is allowed: %s', async (body) => {
    expect(await problemsOf(body)).toEqual([])
  })

  test('comments are allowed and produce no output', async () => {
    expect(await htmlOf('{/* above */}\n\na {/* inside\n two lines */} b {}')).toBe('<p>a b</p>')
  })
})

describe('JSX that can’t be parsed is one error with line and column', () => {
  test.each([
    ['Text.\n\n<Tabs>\n\nText.', /^6:1 <Tabs> is never closed\.$/],
    ['<Tabs></Tab>', /^4:7 Unexpected <\/Tab>: <Tabs> on line 4 is still open\.$/],
    ['Text.\n\n</Tabs>', /^6:1 <\/Tabs> has no opening tag\.$/],
    ['é😀 {a', /^4:5 Documents can’t contain/],
    ['{a +}', /^4:\d+ Could not parse expression/],
    ['- one\n- <Badge kind="new" >', /^5:3 <Badge> is never closed\.$/],
    ['a <Badge kind="new', /^4:3 This "<" doesn’t start a tag\.$/],
    ['a <1> b', /^4:3 This "<" doesn’t start a tag\.$/],
    ['a <https://example.org> b', /^4:3 This "<" doesn’t start a tag\.$/],
    ['a<br>b', /^4:2 <br> is never closed\.$/],
    ['<!-- a -->', /^4:1 HTML comments aren’t supported\.$/],
    ['## A {#"><b>}', /^4:\d+ /],
  ])('%s', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([expect.stringMatching(problem)])
  })

  test.each([
    ['<Tabs>\n\nText.', 'Add </Tabs> where it ends.'],
    ['a<br>b', 'Write <br />.'],
    ['<!-- a -->', '{/* a comment */}'],
    ['a <https://example.org> b', '[text](https://…)'],
  ])('the error for %s contains a fix, and the note that later problems aren’t reported yet', async (body, hint) => {
    const [problem] = (await compileBody(body)).problems
    expect(problem!.hint).toContain(hint)
    expect(problem!.hint).toContain('Other problems in this file are reported once it can be parsed.')
  })
})
