import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { engineRoot } from '../../src/build/engine-root.ts'
import { documentSite } from '../../src/build/product/product.ts'
import en from '../../src/messages/en.ts'
import { renderPage } from '../../src/render/page.tsx'
import { drawSocialImage } from '../../src/render/social-image.tsx'
import { webManifest } from '../../src/render/web-manifest.ts'
import { parseConfig } from '../../src/site/config.ts'
import type { PageView } from '../../src/site/view.ts'
import { parseTheme } from '../../src/theme/parse-theme.ts'
import { awakeThemeCss, themeCss } from '../../src/theme/theme-css.ts'
import type { Theme, ThemeInput } from '../../src/theme/theme.ts'

const OLD = '#4945ff'
const NEW = '#0a7f5c'

/** This site's theme with one changed line. */
async function changedTheme(): Promise<Theme> {
  const lines = readFileSync(join(engineRoot, 'theme.ts'), 'utf8').split('\n')
  const [line = ''] = lines.filter((text) => text.includes(OLD))
  expect(lines.filter((text) => text.includes(OLD))).toEqual([line])
  const folder = join(engineRoot, '.cache/tests')
  const file = join(folder, `theme-${process.pid}.ts`)
  const text = lines.join('\n').replace(OLD, NEW).replace('./src/', '../../src/')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  onTestFinished(() => rmSync(file))
  return parseTheme(((await import(file)) as { default: ThemeInput }).default)
}

test('one changed line of theme.ts changes the styles, effects, browser UI color, manifest, and social images', async () => {
  const theme = await changedTheme()
  const site = documentSite(parseConfig({ title: 'Docs', url: 'https://docs.example.org' }))
  const css = themeCss(theme) + awakeThemeCss(theme)
  for (const name of ['brand', 'primary', 'note']) expect(css).toContain(`--${name}: ${NEW};`)
  expect(css).toContain(`--effect-firework: ${NEW},`)
  expect(css.toLowerCase()).not.toContain(OLD)

  const view: PageView = { kind: 'contents', route: '/', title: 'Docs', description: '', entries: [] }
  const assets = { boot: '', app: '/app.js', build: 'b' }
  expect(renderPage({ site, messages: en, assets, theme, page: { view, html: '', Component: () => null } }).html).toContain(
    `<meta name="theme-color" content="${NEW}"/>`,
  )
  expect(webManifest(site, theme, en.locale)).toMatchObject({ theme_color: NEW, background_color: theme.light.bg })

  const image = { site: 'Docs', title: 'Title', description: '' }
  const [picture, again, other] = await Promise.all([
    drawSocialImage(image, theme.social),
    drawSocialImage(image, theme.social),
    drawSocialImage(image, { ...theme.social, brand: OLD }),
  ])
  expect(Buffer.from(picture).equals(again)).toBe(true)
  expect(Buffer.from(picture).equals(other)).toBe(false)
})
