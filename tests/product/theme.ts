import { defineTheme } from '../../src/theme/theme.ts'

/** The color of a hot deck. All other values are the engine's. */
const ember = '#c2410c'

export default defineTheme({
  light: {
    brand: ember,
    primary: ember,
    primaryText: '#9a3412',
    primarySoft: '#fff4ec',
    primarySoftStrong: '#ffdfc8',
    announcement: { bg: '#fdeee0', text: '#431407' },
  },
  dark: {
    primary: '#fb923c',
    primaryText: '#fdba74',
    primarySoft: '#3a2416',
    primarySoftStrong: '#5a3318',
    announcement: { bg: '#4a2410', text: '#ffe8d6' },
  },
})
