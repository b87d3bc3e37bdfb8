import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { awakeThemeCss, themeCss } from '../../theme/theme-css.ts'
import type { Theme } from '../../theme/theme.ts'
import { engineRoot } from '../engine-root.ts'
import { listRelative } from '../files/folders.ts'
import type { Product } from '../product/product.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A, …, Z, AA, … */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? letters(rest - 1) : '') + LETTERS[index % LETTERS.length]!
}

/**
 * Creates short names for CSS module classes, since pages inline them: letters for the file and a number for the class, such as
 * `A0`. Server and client must use the same function. All other classes are lowercase, so they can't collide with these.
 */
export function shortClasses({ componentFiles, viewFiles }: Product): (name: string, file: string) => string {
  const folders = [...Object.values(componentFiles), ...Object.values(viewFiles)].map(dirname)
  const files = new Set([join(engineRoot, 'src'), ...folders].flatMap((folder) => listRelative(folder).map((file) => join(folder, file))))
  const modules = [...files].filter((file) => file.endsWith('.module.css')).sort()
  const known = new Map(modules.map((file, index) => [file, { prefix: letters(index), names: new Map<string, number>() }]))
  return (name, id) => {
    const file = id.replace(/\?.*/, '')
    let found = known.get(file)
    // Files in other folders get the next letters, in the order in which they are encountered.
    if (!found) known.set(file, (found = { prefix: letters(known.size), names: new Map() }))
    const { prefix, names } = found
    if (!names.has(name)) names.set(name, names.size)
    return `${prefix}${names.get(name)}`
  }
}

/** A custom property in CSS or in a string of a script: `var(--line)`, `'--line'`. */
const MENTION = /(?<![\w-])--[\w-]+/g

/**
 * Shortens the names of the theme's custom properties to a letter or two in all styles and scripts, since each page contains about
 * 300 of them. Names that are already that short stay, because some drawings use them.
 */
export function shortProperties(theme: Theme): Plugin {
  const names = new Set(
    [...(themeCss(theme) + awakeThemeCss(theme)).matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name).filter((name) => name.length > 4),
  )
  const short = new Map([...names].map((name, index) => [name, `--${letters(index)}`]))
  return {
    name: 'docs:properties',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:css|tsx?)(?:\?|$)/, code: /--\w/ },
      handler: (code) => code.replaceAll(MENTION, (name) => short.get(name) ?? name),
    },
  }
}
