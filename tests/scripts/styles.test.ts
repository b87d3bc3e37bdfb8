import { expect, test } from 'vitest'
import { strayValuesIn } from '../../scripts/styles.mjs'

test('colors are in the theme', () => {
  const text = `/* #fff; */\n#fade { color: var(--red); white-space: pre; }\na {\n  border: 1px solid #FADE;\n  background: color-mix(in srgb, var(--brand) 88%, black);\n}`
  expect(strayValuesIn('src/a.css', text)).toEqual([
    'src/a.css:4  "#FADE" is a color, which belongs in the theme.',
    'src/a.css:5  "black" is a color, which belongs in the theme.',
  ])
})

test('lengths that the theme has a name for are written with it', () => {
  const text = `a {\n  padding: 2px 16px;\n  margin: -16px;\n  gap: calc(16px + 1em);\n  width: 16px;\n  font-size: 0.875rem;\n  border-radius: 6px;\n}`
  expect(strayValuesIn('src/a.css', text)).toEqual([
    'src/a.css:2  Write var(--space-4) instead of 16px.',
    'src/a.css:6  Write var(--text-sm) instead of 0.875rem.',
    'src/a.css:7  Write var(--radius) instead of 6px.',
  ])
})
