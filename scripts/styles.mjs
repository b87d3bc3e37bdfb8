// Values in stylesheets that belong in the theme: npm run check fails on colors, and on lengths that the theme has a name for.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

await import('./typescript.mjs')
const { themeLengths } = await import('../src/theme/theme-css.ts')
const { parseTheme } = await import('../src/theme/parse-theme.ts')

/** Colors and their names. */
const COLOR =
  /(?<![\w-])(?:#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|ok?lab|oklch|lch)\(|(?:black|white|gray|grey|red|green|blue|yellow|orange|purple)(?=[ ,;)]))(?![\w-])/gi
/** Properties → beginning of the names of their lengths in the theme. */
const SCALES = [
  { property: /^(?:padding|margin|(?:row-|column-)?gap)/, scale: '--space-' },
  { property: /^font-size$/, scale: '--text-' },
  { property: /^border-radius$/, scale: '--radius' },
]
const LENGTHS = [...themeLengths(parseTheme())]
/** The development server's own window, which doesn't depend on the theme. */
const WITHOUT_THEME = 'src/client/dev-problems.css'

/** Values in the stylesheets of the engine and of the product's blocks and pages, as `file:line  sentence`. */
export function strayValues() {
  return ['src', 'blocks', 'pages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.css') && file !== WITHOUT_THEME)
      .flatMap((file) => strayValuesIn(file, readFileSync(join(root, file), 'utf8'))),
  )
}

/**
 * @param {string} file
 * @param {string} text its content
 */
export function strayValuesIn(file, text) {
  const rules = text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...rules.matchAll(/(?<![\w-])([a-z-]+) *:([^;{}]*);/g)].flatMap(({ 0: all, 1: property = '', 2: value = '', index: start }) => {
    /** @type {(index: number) => string} */
    const place = (index) => `${file}:${rules.slice(0, start + all.indexOf(':') + 1 + index).split('\n').length}`
    const colors = [...value.matchAll(COLOR)].map(
      ({ index, 0: color }) => `${place(index)}  "${color}" is a color, which belongs in the theme.`,
    )
    return [
      ...colors,
      ...namedLengths(property, value).map(({ index, length, name }) => `${place(index)}  Write var(${name}) instead of ${length}.`),
    ]
  })
}

/**
 * Lengths that the theme has a name for. Those in calculations, and negative ones, have other reasons.
 * @param {string} property
 * @param {string} value
 */
function namedLengths(property, value) {
  const scale = SCALES.find((each) => each.property.test(property))?.scale
  if (scale === undefined || value.includes('(')) return []
  const names = new Map(LENGTHS.filter(([name]) => name.startsWith(scale)).map(([name, length]) => [length, name]))
  return [...value.matchAll(/(?<![\w.-])[\d.]+(?:px|rem)/g)].flatMap(({ index, 0: length }) => {
    const name = names.get(length)
    return name === undefined ? [] : [{ index, length, name }]
  })
}
