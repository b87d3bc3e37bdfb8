import { dirname, resolve } from 'node:path'
import { isFile, readText } from '../files.ts'
import { mapProse } from './lines.ts'
import type { SourceDocument } from '../project.ts'

const INCLUDE = /^[ \t]*<!--[ \t]*@include:[ \t]*(\S+?)(?:#([\w-]+))?(?:\{[^}]*\})?[ \t]*-->[ \t]*$/gm
const CODE = /^([ \t]*)<<<[ \t]*([^\s{[#]+)(?:#([\w-]+))?[ \t]*(?:\{([^}]*)\})?[ \t]*(?:\[([^\]]*)\])?[ \t]*$/
const INLINE = /(`+)(?:(?!\1)[\s\S])*?\1|\{\{\s*([\s\S]*?)\s*\}\}|\{#[\w-]+\}[ \t]*$|<[a-z][^<>`]*>|\\?[{}]/gi
const VUE_ATTRIBUTE = /\s(?:v-[\w:-]+|[:@#][\w.:-]+)(?:="[^"]*")?/g

interface Aliases {
  aliases: Readonly<Record<string, string>>
}

/** Includes the files that VitePress includes before parsing, and escapes what MDX would interpret differently. */
export function prepareVitePress(body: string, doc: SourceDocument, { aliases }: Aliases): string {
  const file = (name: string) => resolve(dirname(doc.path), name.replace(/^@(?=\/)/, aliases['@'] ?? '@'))
  const included = body.replaceAll(INCLUDE, (found, name: string, region: string | undefined) =>
    isFile(file(name)) ? regionOf(readText(file(name)).replace(/^---\n[\s\S]*?\n---\n/, ''), region).trim() : found,
  )
  const whole = mapProse(included, ({ text }) =>
    text.replace(CODE, (found, ...groups: Array<string | undefined>) => {
      const [indent = '', name = '', region, info = '', label = ''] = groups
      if (!isFile(file(name))) return found
      const language = /[a-z]/i.test(info) ? info.replaceAll(/[\d,\s-]+/g, '') : (name.split('.').at(-1) ?? '')
      const lines = /[\d,-]+/.exec(info)?.[0]
      const code = regionOf(readText(file(name)), region)
        .trimEnd()
        .split('\n')
      const marks = '`'.repeat(code.some((line) => line.includes('```')) ? 4 : 3)
      return [`${marks}${language}${lines === undefined ? '' : ` {${lines}}`}${label === '' ? '' : ` [${label}]`}`, ...code, marks]
        .map((line) => indent + line)
        .join('\n')
    }),
  )
  return mapProse(scripts(whole), ({ text }) =>
    text
      .replace(/^\[\[toc\]\]\s*$/i, '<TOCInline />')
      .replaceAll(INLINE, (found, ticks: string | undefined, expression: string | undefined) => {
        if (ticks !== undefined || /^\\|^\{#/.test(found)) return found
        if (found.startsWith('<')) return found.replaceAll(VUE_ATTRIBUTE, '')
        return expression === undefined ? `\\${found}` : `{${expression}}`
      }),
  )
}

/** Converts scripts and styles of a page to comments. */
function scripts(text: string): string {
  return text.replaceAll(/^<(script|style)\b[^>]*>[\s\S]*?^<\/\1>[ \t]*$/gm, (found) => `<!-- ${found.replaceAll('--', '- -')} -->`)
}

/** Returns the part of a file between `#region name` and `#endregion name`. */
function regionOf(text: string, region: string | undefined): string {
  if (region === undefined) return text
  const lines = text.split('\n')
  const start = lines.findIndex((line) => new RegExp(`#?region[ \\t]+${region}\\b`).test(line))
  const end = lines.findIndex((line, index) => index > start && /#?endregion\b/.test(line))
  return start < 0 ? text : lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}
