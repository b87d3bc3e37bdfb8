import { describe, expect, test } from 'vitest'
import { settingsOf } from '../../src/import/docusaurus/settings.ts'
import { Notes } from '../../src/import/notes.ts'
import { Unknown } from '../../src/import/script/unknown.ts'

function notesOf(themeConfig: Record<string, unknown>, more: Record<string, unknown> = {}): string[] {
  const notes = new Notes()
  const config = { title: 'Tidewater', themeConfig, ...more }
  const none = () => undefined
  settingsOf({ config, file: 'docusaurus.config.ts', notes, href: none, routeOfDoc: none, routeOfSidebar: none })
  return [...notes.byKind().values()].flat().map(({ message }) => message)
}

describe('what the settings lose is noted', () => {
  test('a copyright that is computed, as it is written', () => {
    const copyright = new Unknown('`© ${new Date().getFullYear()} Tidewater`')
    expect(notesOf({ footer: { copyright } })).toEqual([
      'The footer’s copyright is computed: `© ${new Date().getFullYear()} Tidewater`. Write it in site.config.ts.',
    ])
    expect(notesOf({ footer: { copyright: '© Tidewater' } })).toEqual([])
  })

  test('an icon of its own', () => {
    expect(notesOf({}, { favicon: 'img/favicon.ico' })).toEqual([
      'The icon of browser tabs (`img/favicon.ico`) isn’t the one of the new site. A `static/favicon.svg` is; without it, one is drawn in the colors of theme.ts.',
    ])
  })

  test('styles', () => {
    const sentence = 'Styles (`customCss`) aren’t imported; theme.ts says what the site looks like.'
    expect(notesOf({}, { presets: [['classic', { theme: { customCss: './src/css/custom.css' } }]] })).toEqual([sentence])
    expect(notesOf({}, { presets: [['@docusaurus/preset-classic', { theme: {} }]] })).toEqual([])
  })

  test('a menu of languages', () => {
    expect(notesOf({ navbar: { items: [{ type: 'search' }, { type: 'localeDropdown', position: 'right' }] } })).toEqual([
      'The navigation bar’s menu of languages (`localeDropdown`) isn’t imported. Name the sites of other languages in `locales` in site.config.ts, and add `{ type: "locales" }` to its navigation bar.',
    ])
  })

  test('a logo', () => {
    expect(notesOf({ navbar: { logo: { src: 'img/logo.svg' } } })).toEqual([
      'The navigation bar’s logo isn’t imported. The mark beside the name is drawn in src/theme/layout/Logo.tsx.',
    ])
  })
})
