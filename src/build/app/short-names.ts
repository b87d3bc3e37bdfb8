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
 * Names classes of CSS modules for pages that inline them: letters for the file, a number for the class, such as `A0`. Server and
 * client have to use the same function. Other classes are written small, so that none is called like one of these.
 */
export function shortClasses({ componentFiles, viewFiles }: Product): (name: string, file: string) => string {
  const folders = [...Object.values(componentFiles), ...Object.values(viewFiles)].map(dirname)
  const files = new Set([join(engineRoot, 'src'), ...folders].flatMap((folder) => listRelative(folder).map((file) => join(folder, file))))
  const modules = [...files].filter((file) => file.endsWith('.module.css')).sort()
  const known = new Map(modules.map((file, index) => [file, { prefix: letters(index), names: new Map<string, number>() }]))
  return (name, id) => {
    const file = id.replace(/\?.*/, '')
    let found = known.get(file)
    // What stands elsewhere comes last, in the order in which it is met.
    if (!found) known.set(file, (found = { prefix: letters(known.size), names: new Map() }))
    const { prefix, names } = found
    if (!names.has(name)) names.set(name, names.size)
    return `${prefix}${names.get(name)}`
  }
}

/** What scripts say of a property is a text: `'var(--line)'`, `'--line'`. */
const MENTION = /(?<![\w-])--[\w-]+/g

/**
 * Gives the theme's custom properties names of a letter or two, wherever styles or scripts mention them: every page says them some
 * 300 times. Those that are short by themselves keep their names, of which drawings know some.
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
