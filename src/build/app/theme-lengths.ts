import type { Plugin } from 'vite'
import { themeLengths } from '../../theme/theme-css.ts'
import type { Theme } from '../../theme/theme.ts'

/**
 * Replaces references to the theme's lengths with their values. Lengths are the same on every page and in both color modes, and a
 * reference such as `var(--space-4)`, of which each page has about 200, is longer than its value.
 */
export function inlineLengths(theme: Theme): Plugin {
  const lengths = themeLengths(theme)
  return {
    name: 'docs:lengths',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => css.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => lengths.get(name) ?? reference),
    },
  }
}
