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

describe('settings that aren’t imported are reported', () => {
  test('a computed copyright, with its source', () => {
    const copyright = new Unknown('`© ${new Date().getFullYear()} Tidewater`')
    expect(notesOf({ footer: { copyright } })).toEqual([
      'The footer’s copyright is computed: `` `© ${new Date().getFullYear()} Tidewater` ``. Set `footer.copyright` in site.config.ts.',
    ])
    expect(notesOf({ footer: { copyright: '© Tidewater' } })).toEqual([])
  })

  test('a favicon', () => {
    expect(notesOf({}, { favicon: 'img/favicon.ico' })).toEqual([
      'The favicon (`img/favicon.ico`) isn’t used. Add a `static/favicon.svg`; without it, the build generates one in the colors of theme.ts.',
    ])
  })

  test('custom CSS', () => {
    const sentence = 'Custom CSS (`customCss`) isn’t imported. Style the site in theme.ts.'
    expect(notesOf({}, { presets: [['classic', { theme: { customCss: './src/css/custom.css' } }]] })).toEqual([sentence])
    expect(notesOf({}, { presets: [['@docusaurus/preset-classic', { theme: {} }]] })).toEqual([])
  })

  test('a language menu', () => {
    expect(notesOf({ navbar: { items: [{ type: 'search' }, { type: 'localeDropdown', position: 'right' }] } })).toEqual([
      'The navigation bar’s language menu (`localeDropdown`) isn’t imported. List the sites in other languages in `locales` in site.config.ts, and add `{ type: "locales" }` to `navbar.items`.',
    ])
  })

  test('a logo', () => {
    expect(notesOf({ navbar: { logo: { src: 'img/logo.svg' } } })).toEqual([
      'The navigation bar’s logo isn’t imported. Draw it in src/theme/layout/Logo.tsx.',
    ])
  })
})
