import { describe, expect, test } from 'vitest'
import { byPlace, formatProblem, type Problem } from '../../src/compile/problem.ts'
import { didYouMean, suggest } from '../../src/compile/suggest.ts'
import { defined } from '../../src/values/defined.ts'

const problem: Problem = {
  file: 'a/b.mdx',
  line: 12,
  column: 5,
  message: 'Unknown component <Tab>.',
  hint: 'Did you mean "Tabs"?',
  severity: 'error',
}

describe('an error contains file, line, and column, and shows the source line', () => {
  test('with a mark below the column, and a hint', () => {
    expect(formatProblem(problem, '    <Tab>')).toBe(
      ['a/b.mdx:12:5  error  Unknown component <Tab>.', '  12 |     <Tab>', '     |     ^', '  Did you mean "Tabs"?'].join('\n'),
    )
  })

  test('without unknown parts', () => {
    expect(formatProblem({ file: 'a.mdx', message: 'The file is empty.', severity: 'warning' })).toBe('a.mdx  warning  The file is empty.')
    expect(formatProblem({ file: 'a.mdx', line: 3, message: 'No.', severity: 'error' }, 'x: 1')).toBe('a.mdx:3  error  No.\n  3 | x: 1')
  })

  test('only the part around the column if the line is long', () => {
    const [, shown, mark] = formatProblem({ ...problem, column: 301 }, `${'a'.repeat(300)}<Tab>${'b'.repeat(300)}`).split('\n')
    expect(shown).toHaveLength('  12 | '.length + 120)
    expect(shown![mark!.indexOf('^')]).toBe('<')
  })

  test('problems are sorted by file and location', () => {
    const at = (file: string, line?: number, column?: number) => defined<Problem>({ file, line, column, message: '', severity: 'error' })
    const sorted = [at('a', 1), at('a', 2, 1), at('a', 2, 9), at('a', 10), at('b'), at('b', 1)]
    expect([...sorted].reverse().sort(byPlace)).toEqual(sorted)
  })
})

describe('did you mean …', () => {
  const candidates = ['Tabs', 'TabItem', 'Card', 'Cards', 'Badge', 'LanguageSwitch']

  test.each([
    ['Tab', 'Tabs'],
    ['tabs', 'Tabs'],
    ['Tbas', 'Tabs'],
    ['Bdage', 'Badge'],
    ['LangaugeSwitsh', 'LanguageSwitch'],
    ['Cards', 'Cards'],
  ])('%s → %s', (word, expected) => {
    expect(suggest(word, candidates)).toBe(expected)
  })

  test.each(['Wombat', '', 'x', 'SwitchLanguage'])('%j has no similar word', (word) => {
    expect(didYouMean(word, candidates)).toBeUndefined()
  })
})
