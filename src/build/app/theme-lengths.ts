import type { Plugin } from 'vite'
import { themeLengths } from '../../theme/theme-css.ts'
import type { Theme } from '../../theme/theme.ts'

/**
 * Puts the theme's lengths into the styles, in the place of their names: they are the same on every page and in both modes, and
 * `var(--space-4)`, some 200 times in every page, is longer than what it says.
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
