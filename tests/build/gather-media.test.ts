import { expect, test } from 'vitest'
import { gatherMedia } from '../../src/build/app/gather-media.ts'

test('rules for print and for browsers without scripting are merged into one media query per layer, at its end', () => {
  const css = [
    '@layer base,chrome;',
    '@layer base{a{color:red}@media print{a{color:#000}}b{content:"}"}}',
    '@layer chrome{.a{top:0}@media print{.a,.b{display:none}}@media (scripting:none){.a{display:none}}.b{top:1px}',
    '@media print{.c{display:block!important}.d{display:none}}@media (width<=996px) and (scripting:none){.e{display:none}}}',
  ]
  expect(gatherMedia(css.join(''))).toBe(
    [
      '@layer base,chrome;',
      '@layer base{a{color:red}b{content:"}"}@media print{a{color:#000}}}',
      '@layer chrome{.a{top:0}.b{top:1px}@media (width<=996px) and (scripting:none){.e{display:none}}',
      '@media print{.c{display:block!important}.a,.b,.d{display:none}}@media (scripting:none){.a{display:none}}}',
    ].join(''),
  )
})

test('rules outside of layers stay unchanged', () => {
  expect(gatherMedia(':root{--a:";}"}@media print{a{b:c}}')).toBe(':root{--a:";}"}@media print{a{b:c}}')
})
