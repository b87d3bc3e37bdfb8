// Draws the PNG icons of `static/` from its favicon.svg: run node scripts/icons.mjs after changing the logo.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from './run.mjs'

await import('./typescript.mjs')
const { parseTheme } = await import('../src/theme/parse-theme.ts')
const { default: theme } = await import('../theme.ts')

const mark = readFileSync(join(root, 'static/favicon.svg'), 'utf8')
const withSpace = mark.replace('viewBox="0 0 26 26"', 'viewBox="-6 -6 38 38"')

draw('icon-192.png', { svg: mark, width: 192 })
draw('icon-512.png', { svg: mark, width: 512 })
// Apple's devices round the corners, and show transparent areas in black.
draw('apple-touch-icon.png', { svg: withSpace, width: 180, background: parseTheme(theme).light.bg })

/**
 * @param {string} file
 * @param {{ svg: string, width: number, background?: string }} options
 */
function draw(file, { svg, width, background }) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) }).render()
  writeFileSync(join(root, 'static', file), image.asPng())
  console.log(`static/${file}: ${image.width} × ${image.height}`)
}
